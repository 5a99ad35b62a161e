// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import dev.tensorlint.report.FixSafety;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One finding with its excerpts and advice. */
public final class FindingText {

  private static final String INDENT = "  ";

  private final Finding finding;
  private final Screen screen;
  private final RuleReference more;
  private final Style style;

  private FindingText(Finding finding, Screen screen, RuleReference more) {
    this.more = more;
    this.finding = finding;
    this.screen = screen;
    this.style = Style.of(finding.severity());
  }

  /** Returns the lines of a finding, the last one ended, too. */
  public static String of(Finding finding, Palette palette, RuleReference more) {
    return of(finding, new Screen(palette, Screen.UNBOUNDED), more);
  }

  /** Returns the lines of a finding as they fit on a screen, the last one ended, too. */
  static String of(Finding finding, Screen screen, RuleReference more) {
    StringBuilder text = new StringBuilder();
    new FindingText(finding, screen, more).write(text);
    return text.toString();
  }

  private void write(StringBuilder out) {
    writeHeader(out);
    List<Label> labels = labels();
    Gutter gutter = new Gutter(digits(labels), screen, out);
    writeExcerpts(labels, gutter);
    writeAdvice(gutter);
  }

  private void writeHeader(StringBuilder out) {
    String qualifiers =
        finding.qualifiers().stream().map(each -> ", " + each).collect(Collectors.joining());
    String kind = finding.severity().label() + "[" + finding.rule() + qualifiers + "]";
    Palette palette = screen.palette();
    String message = ": " + PlainText.oneLine(finding.message());
    out.append(palette.paint(style, kind));
    String indent = "";
    for (String line : screen.wrapped(message, kind.length(), INDENT.length())) {
      out.append(indent).append(palette.paint(Style.STRONG, line)).append('\n');
      indent = INDENT;
    }
  }

  /** Returns the finding's own place and the steps of its trace, each place and note once. */
  private List<Label> labels() {
    Map<Place, Label> byPlace = new LinkedHashMap<>();
    byPlace.put(finding.place(), Label.primary(finding.place(), finding.label(), style));
    for (TraceStep step : new LinkedHashSet<>(finding.trace())) {
      byPlace.merge(
          step.place(),
          Label.secondary(step.place(), step.note()),
          (label, other) -> label.and(step.note()));
    }
    return List.copyOf(byPlace.values());
  }

  private static int digits(List<Label> labels) {
    int last = labels.stream().mapToInt(Label::endLine).max().orElseThrow();
    return Integer.toString(last).length();
  }

  private static Collection<List<Label>> byFile(List<Label> labels) {
    Map<String, List<Label>> files = new LinkedHashMap<>();
    for (Label label : labels) {
      files.computeIfAbsent(label.place().file().path(), path -> new ArrayList<>()).add(label);
    }
    return files.values();
  }

  private static void writeExcerpts(List<Label> labels, Gutter gutter) {
    String arrow = "-->";
    for (List<Label> ofFile : byFile(labels)) {
      gutter.location(arrow, location(ofFile.get(0)));
      gutter.blank();
      writeLines(ofFile, gutter);
      gutter.blank();
      arrow = ":::";
    }
  }

  private static void writeLines(List<Label> ofFile, Gutter gutter) {
    if (isQuotable(ofFile.get(0))) {
      new Excerpt(ofFile, gutter).write();
    } else {
      new LineNotes(ofFile, gutter).write();
    }
  }

  /** Returns whether there is a text: a class file has lines only. */
  private static boolean isQuotable(Label label) {
    return label.place().file().isWritten();
  }

  private static String location(Label label) {
    Position start = label.place().start();
    String path = PlainText.oneLine(label.place().file().path());
    String line = path + ":" + start.line();
    return isQuotable(label) ? line + ":" + start.column() : line;
  }

  private void writeAdvice(Gutter gutter) {
    String help = PlainText.oneLine(finding.help());
    boolean isTitleOfFix = finding.fixes().stream().anyMatch(fix -> title(fix).equals(help));
    if (!help.isEmpty() && !isTitleOfFix) {
      gutter.advice("help", help);
    }
    for (Fix fix : finding.fixes()) {
      gutter.advice("help", title(fix) + " (fix, " + FixSafety.label(fix.safety()) + ")");
    }
    gutter.advice("more", more.of(finding.rule()));
  }

  private static String title(Fix fix) {
    return PlainText.oneLine(fix.title());
  }
}
