// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.report.baseline.BaselineFile;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.config.ProjectRoot;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes down what is known. */
@Command(
    name = "baseline",
    description = "Records the current findings in a file, so that check leaves them out.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the file is written",
      "2:the job or a part of it could not be done, or the check is incomplete (see"
          + " --allow-incomplete); nothing is written"
    })
final class BaselineCommand implements Callable<Integer> {

  private final Console console;
  private final Linting linter;

  @Mixin private final PathOptions lint;

  @Mixin private final ReportingOptions reporting;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description =
          "The file (default: that of the configuration, or "
              + Baseline.FILE_NAME
              + " in the current folder).")
  private @Nullable Path file;

  @Option(names = "--prune", description = "Only removes findings that no longer occur; adds none.")
  private boolean onlyPrune;

  BaselineCommand(Console console, Linting linter) {
    this.console = console;
    this.linter = linter;
    this.lint = new PathOptions(console);
    this.reporting = new ReportingOptions(console);
  }

  @Override
  public Integer call() throws IOException {
    reporting.check();
    LintOptions.Job job = reporting.follow(lint::job);
    Path target = target(job);
    boolean isThere = onlyPrune || Files.exists(target);
    BaselineFile.Loaded old =
        isThere ? BaselineFile.read(target) : new BaselineFile.Loaded(Baseline.EMPTY, List.of());
    LintResult linted = reporting.follow(monitor -> linter.lint(job.request(), monitor));
    LintResult result = linted.with(job.diagnosticsFor(linted)).with(old.diagnostics());
    List<Diagnostic> shown = result.diagnostics().stream().map(console::shown).toList();
    reporting.print(shown, Palette.PLAIN);
    if (reporting.hasFailed(shown) || (onlyPrune && !result.isComplete())) {
      console.say("tensorlint: the baseline is not written, as not everything could be checked");
      return ExitCode.FAILED;
    }
    Baseline renewed = renewed(old.baseline(), result, job.request());
    BaselineFile.write(renewed, target);
    console.say(summary(old.baseline(), renewed, target) + use(job, target));
    return ExitCode.CLEAN;
  }

  private Path target(LintOptions.Job job) throws IOException {
    if (file != null) {
      return console.resolve(file);
    }
    Path configured = job.configuration().baseline();
    return configured == null ? usual(job.trust()) : configured;
  }

  /** The file that nobody has named may be a link that the project has put there. */
  private Path usual(Trust trust) throws IOException {
    Path usual = console.resolve(Path.of(Baseline.FILE_NAME));
    ProjectRoot root = ProjectRoot.around(console.workingDirectory());
    if (trust == Trust.UNTRUSTED && !root.holds(usual)) {
      throw new IOException(
          Baseline.FILE_NAME
              + " is a symbolic link to a file outside of the project; name the file with"
              + " --baseline");
    }
    return usual;
  }

  private Baseline renewed(Baseline old, LintResult result, LintRequest request) {
    if (!result.isComplete()) {
      return old.extended(result.findings());
    }
    return onlyPrune
        ? old.without(old.compare(result.findings(), request::checks).stale())
        : old.renewed(result.findings(), request::checks);
  }

  /** Returns how {@code check} finds the file; nothing where the configuration names it. */
  private String use(LintOptions.Job job, Path target) {
    String name = console.shown(target.toString());
    return target.equals(job.configuration().baseline())
        ? ""
        : "; `check --baseline "
            + name
            + "` leaves them out, or `baseline: "
            + name
            + "` in tensorlint.yaml";
  }

  private String summary(Baseline old, Baseline renewed, Path target) {
    int size = renewed.findings().size();
    String known = size + (size == 1 ? " finding is" : " findings are") + " known in ";
    String removed = onlyPrune ? ", " + (old.findings().size() - size) + " removed" : "";
    return known + console.shown(target.toString()) + removed;
  }
}
