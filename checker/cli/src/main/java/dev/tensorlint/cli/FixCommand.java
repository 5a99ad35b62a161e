// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.FixedFile;
import dev.tensorlint.scanner.fix.Fixer;
import dev.tensorlint.scanner.fix.Rewrite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Applies fixes. */
@Command(
    name = "fix",
    description = "Applies the fixes of findings to the sources, until none is left.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, also when there was nothing to fix",
      "1:findings remain, with --fail-if-any-remain",
      "2:the job or a part of it could not be done"
    })
final class FixCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private final PathOptions lint;

  @Mixin private final ReportingOptions reporting;

  @Option(
      names = "--dry-run",
      description = "Prints what would change as a diff, and writes nothing.")
  private boolean isDry;

  @Option(names = "--unsafe", description = "Also applies unsafe fixes, which need a review.")
  private boolean withUnsafe;

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      split = ",",
      description = "Fixes only the findings of this rule; may be repeated.")
  private Set<String> rules = new LinkedHashSet<>();

  @Option(
      names = "--fail-if-any-remain",
      description = "Ends with exit code 1 when findings remain that no fix removes.")
  private boolean failsIfAnyRemain;

  FixCommand(Console console) {
    this.console = console;
    this.lint = new PathOptions(console);
    this.reporting = new ReportingOptions(console);
  }

  @Override
  public Integer call() throws IOException {
    reporting.check();
    rules.forEach(name -> RuleNames.find(spec.commandLine(), name));
    LintOptions.Job job = reporting.follow(lint::job);
    FixChoice choice = new FixChoice(rules, withUnsafe);
    LintRequest request = BundledRuntime.addTo(job.request());
    FixResult result = reporting.follow(monitor -> fixer(monitor).fix(request, choice));
    List<Diagnostic> diagnostics = new ArrayList<>(job.diagnosticsFor(result.remaining()));
    diagnostics.addAll(result.remaining().diagnostics());
    if (isDry) {
      result.files().forEach(this::printDiff);
    } else {
      diagnostics.addAll(write(result));
    }
    console.out().flush();
    printDiagnostics(diagnostics);
    new FixText(result, isDry, withUnsafe).lines().forEach(console::say);
    return exitCode(result, diagnostics);
  }

  private static Fixer fixer(WorkMonitor monitor) {
    ClassTranslator classes = new BytecodeFrontEnd();
    return new Fixer(
        (files, request) -> Linter.ofSources(files, classes).lint(request, monitor),
        FileTree.DISK,
        classes);
  }

  private void printDiff(FixedFile file) {
    FileDiff.lines(file).forEach(line -> console.out().print(line + "\n"));
  }

  /** Writes the files; one that cannot be written is a diagnostic. */
  private static List<Diagnostic> write(FixResult result) {
    List<Diagnostic> problems = new ArrayList<>();
    for (FixedFile file : result.files()) {
      try {
        Rewrite.write(file);
      } catch (IOException e) {
        problems.add(Diagnostic.error(file.name(), String.valueOf(e.getMessage())));
      }
    }
    return problems;
  }

  private void printDiagnostics(List<Diagnostic> diagnostics) {
    Palette palette = ColorChoice.AUTO.palette(console, console.errIsTerminal());
    reporting.print(diagnostics.stream().map(console::shown).toList(), palette);
    reporting.explain(diagnostics, "");
  }

  private int exitCode(FixResult result, List<Diagnostic> diagnostics) {
    if (reporting.hasFailed(diagnostics)) {
      return ExitCode.FAILED;
    }
    boolean isLeft = !result.remaining().findings().isEmpty();
    return failsIfAnyRemain && isLeft ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }
}
