// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lints sources. */
@Command(
    name = "check",
    description = "Lints Java sources. Never executes or changes the code it reads.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:nothing found at or above --fail-on",
      "1:findings at or above --fail-on",
      "2:the job or a part of it could not be done; what could be is still reported"
    })
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final Function<LintRequest, LintResult> linter;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PATH",
      arity = "1..*",
      description = "A Java file, a folder of sources, or a folder with a pom.xml.")
  private List<Path> paths = List.of();

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Form of the report (default: text).")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Writes the report to a file instead of standard output.")
  private @Nullable Path output;

  @Option(
      names = "--classpath",
      paramLabel = "CP",
      description = "Jars and folders of classes that the sources use; DIR/* is all jars of DIR.")
  private String classpath = "";

  @Option(
      names = "--models",
      paramLabel = "NAME",
      split = ",",
      description = "Lifecycle models to use (default: those active by default).")
  private Set<String> models = new LinkedHashSet<>();

  @Option(
      names = "--model-file",
      paramLabel = "FILE",
      description = "A lifecycle model of your own; may be repeated.")
  private List<Path> modelFiles = List.of();

  @Option(
      names = "--disable",
      paramLabel = "RULE",
      split = ",",
      description = "Turns a rule off; may be repeated.")
  private Set<String> disabled = new LinkedHashSet<>();

  @Option(
      names = "--fail-on",
      paramLabel = "error|warning|note|never",
      description = "Mildest severity that gives exit code 1 (default: warning).")
  private FailOn failOn = FailOn.WARNING;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that read sources (default: one per processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--path-states",
      paramLabel = "N",
      description = "Path states per program point before they are joined (default: 32).")
  private int pathStates = EngineOptions.DEFAULT.pathStates();

  @Option(
      names = "--step-budget",
      paramLabel = "N",
      description = "Solver steps per method before it is given up (default: 50000).")
  private int stepBudget = EngineOptions.DEFAULT.stepBudget();

  @Option(
      names = "--exceptions",
      paramLabel = "declared|all",
      description =
          "Exceptions that are followed out of a method: those that are declared, thrown or"
              + " modelled (default), or also the unchecked ones that any call might throw.")
  private ExceptionEdges exceptions = EngineOptions.DEFAULT.exceptions();

  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description = "Colours of the text report (default: auto, on a terminal without NO_COLOR).")
  private ColorChoice color = ColorChoice.AUTO;

  @Option(
      names = "--no-timings",
      description = "Leaves times out, so that equal input gives equal reports.")
  private boolean withoutTimings;

  CheckCommand(Console console, Function<LintRequest, LintResult> linter) {
    this.console = console;
    this.linter = linter;
  }

  @Override
  public Integer call() throws IOException {
    LintRequest request = request();
    ReportFile target = ReportFile.of(console, output);
    LintResult result = new Progress(console).during("checking", () -> linter.apply(request));
    List<Diagnostic> diagnostics = result.diagnostics().stream().map(console::shown).toList();
    printDiagnostics(diagnostics);
    boolean toTerminal = output == null && console.outIsTerminal();
    target.write(format.reporter(color.palette(console, toTerminal)), report(result, diagnostics));
    return exitCode(result);
  }

  private LintRequest request() throws IOException {
    requireAtLeastOne("--threads", threads);
    requireAtLeastOne("--path-states", pathStates);
    requireAtLeastOne("--step-budget", stepBudget);
    disabled.forEach(name -> RuleNames.find(spec.commandLine(), name));
    return new LintRequest(
        resolved(paths),
        new Classpath(console).parse(classpath),
        resolved(modelFiles),
        models,
        new EngineOptions(pathStates, stepBudget, disabled, Map.of(), exceptions),
        threads,
        console.workingDirectory());
  }

  private void requireAtLeastOne(String option, int value) {
    if (value < 1) {
      String message = "invalid value for option '" + option + "': must be at least 1";
      throw new ParameterException(spec.commandLine(), message);
    }
  }

  private List<Path> resolved(List<Path> given) {
    return given.stream().map(console::resolve).toList();
  }

  private void printDiagnostics(List<Diagnostic> diagnostics) {
    Palette palette = color.palette(console, console.errIsTerminal());
    diagnostics.forEach(diagnostic -> console.say(DiagnosticText.of(diagnostic, palette)));
  }

  private Report report(LintResult result, List<Diagnostic> diagnostics) {
    LintSummary summary = result.summary();
    Duration elapsed = withoutTimings ? null : Duration.ofNanos(summary.totalNanos());
    return new Report(
        result.findings(),
        diagnostics,
        new ReportSummary(
            summary.files(),
            summary.lines(),
            summary.unresolvedNames(),
            summary.methodsAnalysed(),
            summary.methodsNotAnalysed(),
            elapsed));
  }

  private int exitCode(LintResult result) {
    boolean incomplete =
        result.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
    if (incomplete) {
      return ExitCode.FAILED;
    }
    return failOn.fails(result.findings()) ? ExitCode.FINDINGS : ExitCode.CLEAN;
  }
}
