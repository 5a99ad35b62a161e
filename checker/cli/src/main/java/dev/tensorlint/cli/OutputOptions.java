// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.Screen;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** In which forms a report is written, and where to. */
final class OutputOptions {

  private final Console console;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Format of the report: text (default), json, sarif, github, gitlab, junit, checkstyle or"
              + " html.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--output",
      paramLabel = "[FORMAT=]FILE",
      description =
          "Writes the report to a file instead of standard output; with FORMAT=, in that format,"
              + " and in addition to it. May be repeated.")
  private List<String> outputs = List.of();

  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description = "Colours of the text report (default: auto, on a terminal without NO_COLOR).")
  private ColorChoice color = ColorChoice.AUTO;

  OutputOptions(Console console) {
    this.console = console;
  }

  /** A report that is written in one form, null to standard output. */
  private record Output(ReportFormat format, @Nullable Path file) {}

  /** Reports whose files can be written, as far as that is plain already. */
  record Targets(List<Target> all, boolean hasText) {

    void write(Report report) throws IOException {
      for (Target each : all) {
        each.file()
            .write(
                each.format().reporter(each.screen(), RuleReference.COMMAND, RulePages.DEFAULT),
                report);
      }
    }
  }

  /** One of them. */
  record Target(ReportFormat format, Screen screen, ReportFile file) {}

  /** Returns the palette of what goes to standard error. */
  Palette errorPalette() {
    return color.palette(console, console.errIsTerminal());
  }

  /**
   * Returns where the report goes.
   *
   * @throws IOException if it is plain already that a file cannot be written
   */
  Targets targets() throws IOException {
    List<Target> targets = new ArrayList<>();
    boolean hasText = false;
    for (Output each : outputs()) {
      boolean toTerminal = each.file() == null && console.outIsTerminal();
      int columns = toTerminal ? console.columns() : Screen.UNBOUNDED;
      Screen screen = new Screen(color.palette(console, toTerminal), columns);
      targets.add(new Target(each.format(), screen, ReportFile.of(console, each.file())));
      hasText |= each.format() == ReportFormat.TEXT;
    }
    return new Targets(List.copyOf(targets), hasText);
  }

  private List<Output> outputs() {
    List<Output> all = new ArrayList<>();
    boolean replacesStandardOutput = false;
    for (String each : outputs) {
      Optional<ReportFormat> named = formatOf(each);
      Path file = Path.of(named.isPresent() ? each.substring(each.indexOf('=') + 1) : each);
      all.add(new Output(named.orElse(format), file));
      replacesStandardOutput |= named.isEmpty();
    }
    if (!replacesStandardOutput) {
      all.add(0, new Output(format, null));
    }
    requireOneReportAFile(all);
    return all;
  }

  private void requireOneReportAFile(List<Output> all) {
    Set<Path> files = new HashSet<>();
    for (Output each : all) {
      if (each.file() != null && !files.add(console.resolve(each.file()).normalize())) {
        throw new ParameterException(
            spec.commandLine(), "two reports would be written to " + each.file());
      }
    }
  }

  private static Optional<ReportFormat> formatOf(String output) {
    int end = output.indexOf('=');
    String word = end < 0 ? "" : output.substring(0, end);
    return Arrays.stream(ReportFormat.values())
        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst();
  }
}
