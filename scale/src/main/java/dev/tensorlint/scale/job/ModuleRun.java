// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.Cost;
import dev.tensorlint.scale.module.DiagnosticRow;
import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.ModuleKind;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleSummary;
import dev.tensorlint.scale.module.ModuleTask;
import dev.tensorlint.scale.module.Status;
import dev.tensorlint.scale.plan.ContentHash;
import dev.tensorlint.scale.worker.Frames;
import dev.tensorlint.scale.worker.Scratch;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.util.SerializableConfiguration;

/** What is done for one module, on an executor. Doing it twice changes nothing. */
final class ModuleRun implements Serializable {

  private static final long serialVersionUID = 1;

  private final ResultStore store;
  private final ModuleBudget budget;
  private final boolean retries;
  private final SerializableConfiguration configuration;

  /**
   * @param retries whether modules are analysed again of which the outcome is not final
   */
  ModuleRun(ResultStore store, ModuleBudget budget, boolean retries, Configuration hadoop) {
    this.store = store;
    this.budget = budget;
    this.retries = retries;
    this.configuration = new SerializableConfiguration(hadoop);
  }

  /** Returns the content of a module; one that is not there has none. */
  Content content(ModuleEntry entry) throws IOException {
    try (Scratch scratch = Scratch.make()) {
      Localized files = Localized.of(entry, configuration.value(), scratch.folder());
      ContentHash hash = new ContentHash().add(files.code());
      long bytes = hash.bytes();
      for (Path each : files.classpath()) {
        hash.add(each);
      }
      return new Content(entry.name(), hash.hex(), bytes);
    } catch (IOException e) {
      return new Content(entry.name(), "", 0);
    }
  }

  /** Analyses a module, unless its outcome is there. */
  Done run(Planned planned, List<ModuleSummary> summaries)
      throws IOException, InterruptedException {
    Optional<ModuleOutcome> kept = store.get(planned.key()).filter(this::isKept);
    if (kept.isPresent()) {
      return done(planned, kept.get(), true);
    }
    ModuleOutcome outcome = noted(planned, analysed(planned, summaries));
    store.put(planned.key(), outcome, retries);
    return done(planned, outcome, false);
  }

  private boolean isKept(ModuleOutcome outcome) {
    return !retries || outcome.status().isFinal();
  }

  private ModuleOutcome analysed(Planned planned, List<ModuleSummary> summaries)
      throws IOException, InterruptedException {
    try (Scratch scratch = Scratch.make()) {
      Localized files = Localized.of(planned.entry(), configuration.value(), scratch.folder());
      return WorkerPool.analyse(task(planned.entry(), files, summaries), budget);
    } catch (FileNotFoundException | NoSuchFileException e) {
      return ModuleOutcome.failed(Status.MISSING, String.valueOf(e.getMessage()), Cost.NONE);
    }
  }

  private ModuleTask task(ModuleEntry entry, Localized files, List<ModuleSummary> summaries) {
    return new ModuleTask(
        entry.name(),
        entry.version(),
        entry.kind() == ModuleKind.FOLDER,
        entry.kind() == ModuleKind.CLASSES,
        files.code().toString(),
        files.classpath().stream().map(Path::toString).toList(),
        summaries,
        budget.steps(),
        budget.sourceMiB());
  }

  private static ModuleOutcome noted(Planned planned, ModuleOutcome outcome) {
    if (planned.cycle().isEmpty() || outcome.status() != Status.ANALYSED) {
      return outcome;
    }
    String message =
        "modules depend on each other in a cycle, so calls into these have unknown effects: "
            + String.join(", ", planned.cycle());
    return outcome.with(new DiagnosticRow("note", false, "", 0, message));
  }

  private static Done done(Planned planned, ModuleOutcome outcome, boolean isKept)
      throws IOException {
    String summary = outcome.summary();
    byte[] rows = Frames.bytes(outcome.withoutCosts());
    return new Done(
        planned.entry().name(),
        planned.key(),
        planned.level(),
        outcome.status(),
        summary.isEmpty() ? "" : new ContentHash().add(summary).hex(),
        summary.getBytes(StandardCharsets.UTF_8).length,
        outcome.findings().size(),
        outcome.isComplete(),
        isKept,
        new ContentHash().add(rows).hex());
  }
}
