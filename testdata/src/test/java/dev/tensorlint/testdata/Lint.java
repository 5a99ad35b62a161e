// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.errorprone.JavacFrontEnd;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.TextReporter;
import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.known.KnownTypes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What one of the front ends says of a list of files.
 *
 * @param diagnostics what it could not do
 */
record Lint(List<Finding> findings, List<Diagnostic> diagnostics) {

  /** Threads that analyse what a compiler has translated. */
  private static final int THREADS = 4;

  /** Lints as the command line does. */
  static Lint byScanner(List<Path> files) {
    return byScanner(files, Compilation.classpath());
  }

  static Lint byScanner(List<Path> files, List<Path> classpath) {
    return byScanner(files, classpath, Set.of());
  }

  /** Analyses files with models that are used on request. */
  static Lint byScanner(List<Path> files, List<Path> classpath, Set<String> models) {
    LintRequest request =
        LintRequest.of(files)
            .withClasspath(classpath)
            .withModelNames(models)
            .withWorkingDirectory(Folders.TESTDATA);
    LintResult result = new Linter().lint(request);
    return new Lint(result.findings(), result.diagnostics());
  }

  /** Analyses all files, whatever they mention. */
  static AnalysisResult everything(LintRequest request) {
    LoadedModels models =
        ModelLibrary.load(
            new ModelRequest(request.models(), request.modelFiles(), request.classpath()));
    Scanner all = new Scanner(text -> true, KnownTypes.of(models.libraries()));
    try (ScanResult scanned = all.scan(request)) {
      return new Engine(models.models(), RuleCatalog.all(), request.options())
          .analyze(scanned.program());
    }
  }

  /** Lints as the Error Prone checks do. */
  static Lint byCompiler(List<Path> files) throws IOException {
    return byCompiler(files, Compilation.classpath());
  }

  static Lint byCompiler(List<Path> files, List<Path> classpath) throws IOException {
    return byCompiler(files, classpath, Set.of());
  }

  static Lint byCompiler(List<Path> files, List<Path> classpath, Set<String> onRequest)
      throws IOException {
    LoadedModels models = ModelLibrary.load(new ModelRequest(onRequest, List.of(), classpath));
    JavacFrontEnd.Result translated =
        JavacFrontEnd.translate(files, classpath, Folders.TESTDATA::relativize);
    AnalysisResult result =
        new Engine(models.models(), RuleCatalog.all(), EngineOptions.DEFAULT)
            .analyze(translated.program(), AnalysisMemory.ofOneRun(), THREADS, WorkMonitor.NONE);
    List<Diagnostic> diagnostics = new ArrayList<>(models.diagnostics());
    diagnostics.addAll(translated.diagnostics());
    diagnostics.addAll(result.diagnostics());
    return new Lint(result.findings(), diagnostics);
  }

  /** Returns the findings in one file. */
  List<Finding> of(Path file) {
    String path = Folders.TESTDATA.relativize(file).toString().replace('\\', '/');
    return findings.stream().filter(finding -> finding.place().file().path().equals(path)).toList();
  }

  /** Returns the findings in one file as the command line prints them. */
  String textOf(Path file) {
    return text(of(file), 1);
  }

  /** Returns findings as the command line prints them. */
  static String text(List<Finding> findings, int files) {
    ReportSummary summary = new ReportSummary(files, 0, 0, 0, 0, 0, 0, 0, null);
    StringBuilder text = new StringBuilder();
    try {
      new TextReporter(Palette.PLAIN, RuleReference.COMMAND)
          .write(new Report(findings, List.of(), summary), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
