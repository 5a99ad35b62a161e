// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.LineComments;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the comments {@code // tensorlint:ignore Rule, Rule -- reason} of a file. Behind code, one
 * means its line; alone, the line below it, where more comments may stand between.
 */
final class IgnoreComments {

  private static final String MARK = "tensorlint:";
  private static final Pattern FORM =
      Pattern.compile("//\\s*tensorlint:\\s*(?<verb>[\\w-]*)(?<rules>.*?)(?:--(?<reason>.*))?");

  private final SourceFile file;
  private final RuleNames names;
  private final Problems problems;
  private final List<Suppression> found = new ArrayList<>();
  private final List<Span> comments;

  /** The first line below that is no comment, of the line of each comment that stands alone. */
  private final Map<Integer, Integer> below = new HashMap<>();

  private IgnoreComments(SourceFile file, RuleNames names, Problems problems) {
    this.file = file;
    this.names = names;
    this.problems = problems;
    this.comments = LineComments.of(file.text());
  }

  /** Returns the suppressions of a file; malformed comments are reported. */
  static List<Suppression> of(SourceFile file, RuleNames names, Problems problems) {
    if (!mayBeIn(file.text())) {
      return List.of();
    }
    IgnoreComments comments = new IgnoreComments(file, names, problems);
    comments.readAll();
    return comments.found;
  }

  static boolean mayBeIn(String text) {
    return text.contains(MARK);
  }

  private void readAll() {
    // From the end, so that a block of comments costs one look each.
    for (int i = comments.size() - 1; i >= 0; i--) {
      if (isAlone(comments.get(i))) {
        int line = lineOf(comments.get(i));
        below.put(line, below.getOrDefault(line + 1, line + 1));
      }
    }
    for (Span comment : comments) {
      Matcher matcher = FORM.matcher(file.textOf(comment));
      if (matcher.matches()) {
        read(new Place(file, comment), matcher);
      }
    }
  }

  private void read(Place at, Matcher comment) {
    String verb = comment.group("verb");
    if (!verb.equals("ignore")) {
      problems.warn(at, "`tensorlint:" + verb + "` has no effect: write `tensorlint:ignore`");
      return;
    }
    List<String> rules = words(comment.group("rules"));
    if (rules.isEmpty()) {
      problems.warn(at, "name the rules to ignore: `tensorlint:ignore Rule -- reason`");
    }
    String reason = comment.group("reason");
    if (reason == null || reason.isBlank()) {
      problems.warn(at, "give a reason: `" + example(rules) + " -- reason`");
    }
    rules.forEach(rule -> add(at, rule));
  }

  private static String example(List<String> rules) {
    return "tensorlint:ignore " + (rules.isEmpty() ? "Rule" : String.join(", ", rules));
  }

  private static List<String> words(String text) {
    return Pattern.compile("[,\\s]+").splitAsStream(text).filter(w -> !w.isEmpty()).toList();
  }

  private void add(Place at, String rule) {
    if (names.contains(rule)) {
      String written = "`tensorlint:ignore " + rule + "`";
      found.add(new Suppression(at, rule, true, written, reach(at.span())));
    } else {
      problems.warn(at, names.unknown(rule));
    }
  }

  private Reach reach(Span comment) {
    int line = lineOf(comment);
    if (!isAlone(comment)) {
      return new Reach.AnyLine(line);
    }
    return new Reach.StartLine(below.getOrDefault(line, line + 1));
  }

  private boolean isAlone(Span comment) {
    int start = file.lines().startOf(lineOf(comment));
    return file.textOf(new Span(start, comment.start())).isBlank();
  }

  private int lineOf(Span comment) {
    return file.positionOf(comment.start()).line();
  }
}
