// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.work.WorkMonitor;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much a command that lints says of its run, and what it makes of one that is incomplete. */
final class ReportingOptions {

  /** Work that says how far it is. */
  @FunctionalInterface
  interface Followed<T> {

    T with(WorkMonitor monitor) throws IOException;
  }

  private final Console console;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--allow-incomplete",
      description =
          "Accepts that parts of the code could not be looked at in full: they are reported all the"
              + " same, but do not give exit code 2.")
  private boolean allowsIncomplete;

  @Option(
      names = "--quiet",
      description = "Prints only findings, errors and what makes the run incomplete.")
  private boolean isQuiet;

  @Option(
      names = "--verbose",
      description = "Also prints the phases, the class path, the models and the files left out.")
  private boolean isVerbose;

  ReportingOptions(Console console) {
    this.console = console;
  }

  /** Refuses options that contradict each other. */
  void check() {
    if (isQuiet && isVerbose) {
      throw new ParameterException(
          spec.commandLine(), "--quiet and --verbose contradict each other; use one of them");
    }
  }

  boolean isQuiet() {
    return isQuiet;
  }

  boolean isVerbose() {
    return isVerbose;
  }

  /** Does work that is followed as the options say. */
  <T> T follow(Followed<T> work) throws IOException {
    return follow(true, List.of(), work);
  }

  /**
   * Does work that is followed as the options say.
   *
   * @param isTimed whether what depends on time may be said
   * @param others that follow it, too
   */
  <T> T follow(boolean isTimed, List<WorkMonitor> others, Followed<T> work) throws IOException {
    List<WorkMonitor> monitors = new ArrayList<>(others);
    if (isVerbose) {
      monitors.add(new WorkLog(console));
    }
    if (isQuiet || !isTimed) {
      return work.with(new MonitorGroup(monitors));
    }
    try (Progress progress = new Progress(console, console.errIsTerminal() && !isVerbose)) {
      monitors.add(progress.monitor());
      return work.with(new MonitorGroup(monitors));
    }
  }

  /** Prints those diagnostics that are wanted, and what to do about an incomplete run. */
  void print(Collection<Diagnostic> diagnostics, Palette palette) {
    diagnostics.stream()
        .filter(this::isWanted)
        .forEach(each -> console.say(DiagnosticText.of(each, palette)));
  }

  private boolean isWanted(Diagnostic diagnostic) {
    return !isQuiet || diagnostic.severity() == Severity.ERROR || diagnostic.isGap();
  }

  /** Returns whether a run with such diagnostics has not done what was asked for. */
  boolean hasFailed(Collection<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .anyMatch(each -> each.isFailure() || (each.isGap() && !allowsIncomplete));
  }

  /**
   * Says why a run gives exit code 2 although it has no errors.
   *
   * @param hint what lists more, empty where nothing does
   */
  void explain(Collection<Diagnostic> diagnostics, String hint) {
    if (!isQuiet && hasFailed(diagnostics) && diagnostics.stream().anyMatch(Diagnostic::isGap)) {
      console.say(
          "tensorlint: the run is incomplete, which gives exit code 2; "
              + hint
              + "--allow-incomplete accepts it");
    }
  }
}
