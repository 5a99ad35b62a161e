// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.TestSettings;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.validation.Comparison;
import dev.tensorlint.validation.ProgramClasses;
import dev.tensorlint.validation.ProgramRun;
import dev.tensorlint.validation.ProgramSource;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs a program and compares what happens with what is found in it. */
@Command(
    name = "validate",
    description =
        "Compiles and runs a program under full tracking, and compares what happens with what is"
            + " found in it.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:findings and run agree, as far as the run went",
      "1:the run contradicts a definite finding, or shows a bug that has no finding",
      "2:the program could not be compiled, run or checked, or did not end in time"
    })
final class ValidateCommand implements Callable<Integer> {

  private final Console console;
  private final Linting linter;

  @Spec private CommandSpec spec;

  @Mixin private final PathOptions lint;

  @Mixin private final ReportingOptions reporting;

  @Option(
      names = "--main",
      paramLabel = "CLASS",
      description =
          "The class to run (default: the only one that has a main method or tests of JUnit).")
  private @Nullable String mainClass;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Format of the comparison (default: text).")
  private ComparisonFormat format = ComparisonFormat.TEXT;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "How long the program may run (default: 60).")
  private int timeout = 60;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      description = "Maximum heap of the program (default: 512).")
  private int memory = 512;

  ValidateCommand(Console console, Linting linter) {
    this.console = console;
    this.linter = linter;
    this.lint = new PathOptions(console);
    this.reporting = new ReportingOptions(console);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    reporting.check();
    LintOptions.Job job = reporting.follow(monitor -> lint.job(ClasspathScope.TEST, monitor));
    LintRequest request = withTests(job);
    LintResult linted = reporting.follow(monitor -> linter.lint(request, monitor));
    LintResult found = linted.with(job.diagnosticsFor(linted));
    reporting.print(found.diagnostics().stream().map(console::shown).toList(), Palette.PLAIN);
    reporting.explain(found.diagnostics(), "");
    List<Path> sources = sources(request);
    if (sources.isEmpty()) {
      return ExitCode.FAILED; // The linter has said what is wrong with each path.
    }
    Path folder = Files.createTempDirectory("tensorlint-validate");
    try {
      ProgramRun.Result run = run(request, sources, found.findings(), folder);
      Comparison comparison = Comparison.of(found.findings(), run);
      console
          .out()
          .print(
              format == ComparisonFormat.JSON
                  ? ComparisonJson.of(comparison, run)
                  : ComparisonText.of(comparison, run));
      return exitCode(found, comparison, run);
    } finally {
      delete(folder);
    }
  }

  /** Of a project the tests are run, too. */
  private static LintRequest withTests(LintOptions.Job job) {
    List<Path> paths = new ArrayList<>(job.request().paths());
    paths.addAll(job.layout().testRoots());
    EngineOptions options = job.request().options().withoutProcessEnd();
    RuleSettings rules = options.rules();
    TestSettings tests = rules.tests().reportingWaste(true);
    return job.request()
        .withPaths(paths)
        .withOptions(options.withRules(rules.withTests(tests).reportingMinor(true)));
  }

  private static List<Path> sources(LintRequest request) {
    return new SourceDiscovery(
            FileTree.DISK, new ShownPaths(request.workingDirectory()), request.sourceRoots())
        .discover(request.paths())
        .files();
  }

  private ProgramRun.Result run(
      LintRequest request, List<Path> sources, List<Finding> findings, Path folder)
      throws IOException, InterruptedException {
    ProgramClasses program =
        ProgramClasses.compile(texts(sources, request), libraries(request), folder);
    ProgramRun run = new ProgramRun(program, Duration.ofSeconds(timeout), memory);
    return run.run(main(program), Comparison.linesOf(findings));
  }

  /** The compiler is given the texts that were linted. */
  private static List<ProgramSource> texts(List<Path> sources, LintRequest request)
      throws IOException {
    SourceReader reader =
        new SourceReader(
            FileTree.DISK, new ShownPaths(request.workingDirectory()), request.encoding());
    List<ProgramSource> texts = new ArrayList<>();
    for (Path each : sources) {
      SourceReader.Outcome read = reader.read(each);
      if (read.file() == null) {
        throw new IOException(each + " cannot be read");
      }
      texts.add(new ProgramSource(each, read.file().text()));
    }
    return texts;
  }

  private static List<Path> libraries(LintRequest request) {
    List<Path> libraries = new ArrayList<>(request.classpath());
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .forEach(libraries::add);
    return libraries;
  }

  private String main(ProgramClasses program) {
    List<String> classes = program.runnable();
    if (mainClass != null && !program.has(mainClass)) {
      throw new ParameterException(
          spec.commandLine(), "there is no class `" + mainClass + "`" + among(classes));
    }
    if (mainClass != null) {
      return mainClass;
    }
    if (classes.size() != 1) {
      String message =
          classes.isEmpty()
              ? "no class has a main method or tests"
              : "several classes have a main method or tests, " + String.join(" and ", classes);
      throw new ParameterException(spec.commandLine(), message + "; name one by --main");
    }
    return classes.get(0);
  }

  private static String among(List<String> classes) {
    return classes.isEmpty() ? "" : "; the candidates are " + String.join(" and ", classes);
  }

  private int exitCode(LintResult found, Comparison comparison, ProgramRun.Result run) {
    if (reporting.hasFailed(found.diagnostics()) || !run.isInTime()) {
      return ExitCode.FAILED;
    }
    return comparison.agrees() ? ExitCode.CLEAN : ExitCode.FINDINGS;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
