// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.report.Fingerprints;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.scale.module.Cost;
import dev.tensorlint.scale.module.DiagnosticRow;
import dev.tensorlint.scale.module.FindingRow;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleTask;
import dev.tensorlint.scale.module.NameRow;
import dev.tensorlint.scale.module.Status;
import dev.tensorlint.scale.unpack.RefusedArchiveException;
import dev.tensorlint.scale.unpack.Unpacking;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.LintedModule;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionException;

/**
 * Lints one module. Nothing of it is executed or loaded, and no file of it is written to; no
 * configuration of it is read.
 */
public final class ModuleLint {

  private ModuleLint() {}

  /** Returns what is found in the module. Fails only for a defect of TensorLint. */
  public static ModuleOutcome lint(ModuleTask task) throws IOException {
    try (Scratch scratch = Scratch.make()) {
      return linted(task, scratch.folder());
    } catch (RefusedArchiveException e) {
      return ModuleOutcome.failed(Status.REFUSED, String.valueOf(e.getMessage()), Cost.NONE);
    }
  }

  private static ModuleOutcome linted(ModuleTask task, Path scratch) throws IOException {
    Path code = Path.of(task.location());
    if (!Files.exists(code)) {
      return ModuleOutcome.failed(Status.MISSING, "no such file: " + code, Cost.NONE);
    }
    long sourceBytes = 0;
    if (!task.isFolder() && !task.hasClasses()) {
      Path sources = Files.createDirectory(scratch.resolve("sources"));
      sourceBytes = new Unpacking(sources, (long) task.sourceMiB() << 20).unpack(code);
      code = sources;
    }
    List<Path> classpath = classpath(task, scratch);
    StepBudget budget = new StepBudget(task.steps());
    LintRequest request =
        LintRequest.of(List.of(code))
            .withThreads(1)
            .withClasspath(classpath)
            .withWorkingDirectory(task.hasClasses() ? folderOf(code) : code);
    try {
      LintedModule module =
          new Linter(FileTree.DISK, new BytecodeFrontEnd()).module(request, budget);
      return budget.isExceeded()
          ? exceeded(task)
          : outcome(task, module, budget, sourceBytes, scratch + "/");
    } catch (CompletionException | StepBudget.ExceededError e) {
      if (!budget.isExceeded()) {
        throw e;
      }
      return exceeded(task);
    }
  }

  private static Path folderOf(Path file) {
    return Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
  }

  private static ModuleOutcome exceeded(ModuleTask task) {
    String reason = "the analysis takes more than " + task.steps() + " steps";
    return ModuleOutcome.failed(Status.OUT_OF_STEPS, reason, Cost.NONE);
  }

  private static List<Path> classpath(ModuleTask task, Path scratch) throws IOException {
    List<Path> classpath = new ArrayList<>(SummaryFolders.write(task.summaries(), scratch));
    task.classpath().forEach(each -> classpath.add(Path.of(each)));
    return classpath;
  }

  private static ModuleOutcome outcome(
      ModuleTask task, LintedModule module, StepBudget budget, long sourceBytes, String scratch) {
    LintResult result = module.result();
    SummaryFile summary = new SummaryFile(task.name(), task.version(), module.types());
    return new ModuleOutcome(
        Status.ANALYSED,
        "",
        summary.isEmpty() ? "" : summary.text(),
        findings(result.findings()),
        result.diagnostics().stream().map(each -> row(each, scratch)).toList(),
        names(result),
        budget.costliest(),
        cost(task, result.summary(), budget, sourceBytes));
  }

  private static Cost cost(
      ModuleTask task, LintSummary summary, StepBudget budget, long sourceBytes) {
    long in =
        task.summaries().stream()
            .mapToLong(each -> each.text().getBytes(StandardCharsets.UTF_8).length)
            .sum();
    return new Cost(
        sourceBytes,
        summary.files(),
        summary.filesSkipped(),
        summary.lines(),
        summary.methodsAnalysed(),
        budget.steps(),
        summary.modelledCalls(),
        summary.modelledCallsUnresolved(),
        in,
        0,
        0,
        0);
  }

  private static List<FindingRow> findings(List<Finding> findings) {
    List<String> fingerprints = Fingerprints.of(findings);
    List<FindingRow> rows = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      rows.add(row(findings.get(i), fingerprints.get(i)));
    }
    return rows;
  }

  private static FindingRow row(Finding finding, String fingerprint) {
    Place place = finding.place();
    return new FindingRow(
        fingerprint,
        finding.rule(),
        finding.severity().label(),
        finding.confidence().label(),
        place.file().path(),
        place.start().line(),
        place.start().column(),
        finding.method(),
        finding.resource(),
        finding.message(),
        finding.help(),
        finding.trace().stream().map(ModuleLint::step).toList());
  }

  private static String step(TraceStep step) {
    Place place = step.place();
    return place.file().path()
        + ":"
        + place.start().line()
        + ":"
        + place.start().column()
        + ": "
        + step.note();
  }

  /** Folders of one run only are left out of what is said. */
  private static DiagnosticRow row(Diagnostic each, String scratch) {
    String file = each.path() == null ? "" : each.path().replace(scratch, "");
    return new DiagnosticRow(
        each.severity().label(),
        each.isGap(),
        file,
        each.line(),
        each.message().replace(scratch, ""));
  }

  private static List<NameRow> names(LintResult result) {
    Map<String, NameRow> rows = new LinkedHashMap<>();
    for (UnresolvedName each : result.unresolved().listed()) {
      rows.merge(
          each.name() + '\0' + each.reason(),
          new NameRow(each.name(), each.reason(), 1),
          (one, other) -> new NameRow(one.name(), one.reason(), one.count() + other.count()));
    }
    return List.copyOf(rows.values());
  }
}
