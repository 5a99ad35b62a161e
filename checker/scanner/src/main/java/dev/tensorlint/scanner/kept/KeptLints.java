// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.kept;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.LintCoverage;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lints what has changed since it was linted last, and gives the kept result of what has not. A
 * result is kept under everything that it follows from, so a kept result is what a run would give.
 * A run that could not do a part of its job is not kept, nor is one with models that do not ship
 * with TensorLint.
 */
public final class KeptLints {

  private static final String KIND = "findings-3";

  private final ContentStore store;
  private final FileTree files;

  /** What is kept of a result. */
  private record Kept(
      List<Finding> findings,
      List<Diagnostic> diagnostics,
      LintSummary summary,
      LintCoverage coverage) {}

  private static ValueForm form() {
    return ValueForm.of(Kept.class);
  }

  /**
   * @param files where the sources are read
   */
  public KeptLints(ContentStore store, FileTree files) {
    this.store = store;
    this.files = files;
  }

  /**
   * Returns the kept result of a request, or lints and keeps the result.
   *
   * @param settings all settings of rules that the request has
   * @param lint lints the request
   */
  public LintResult lint(LintRequest request, String settings, Supplier<LintResult> lint) {
    if (store.isOfNothing()) {
      return lint.get();
    }
    long start = System.nanoTime();
    Optional<ContentKey> key = key(request, settings);
    Optional<LintResult> kept = key.flatMap(each -> kept(each, request, start));
    if (kept.isPresent()) {
      return kept.get();
    }
    LintResult result = lint.get();
    // What was changed during the run belongs to neither state.
    if (key.isPresent() && isWhole(result) && key.equals(key(request, settings))) {
      keep(key.get(), result);
    }
    return result;
  }

  private Optional<ContentKey> key(LintRequest request, String settings) {
    return new LintInputs(request, request.overlay().over(files), store)
        .key(ContentKey.of(KIND).with(settings));
  }

  private static boolean isWhole(LintResult result) {
    return !result.hasFailed() && result.models().isEmpty();
  }

  private void keep(ContentKey key, LintResult result) {
    Kept kept =
        new Kept(result.findings(), result.diagnostics(), result.summary(), result.coverage());
    try {
      store.put(key, ValueWriter.bytes(form(), kept));
    } catch (IOException e) {
      return; // A place without a text cannot be found again.
    }
    store.trim();
  }

  private Optional<LintResult> kept(ContentKey key, LintRequest request, long start) {
    return store.get(key).flatMap(bytes -> read(bytes, request, start));
  }

  private Optional<LintResult> read(byte[] bytes, LintRequest request, long start) {
    try {
      Sources sources = new Sources(request, request.overlay().over(files));
      return Optional.of(result((Kept) ValueReader.read(form(), bytes, sources), start));
    } catch (IOException e) {
      return Optional.empty(); // Damaged: the lint writes it anew.
    }
  }

  private static LintResult result(Kept kept, long start) {
    LintSummary then = kept.summary();
    LintSummary now =
        new LintSummary(
            then.files(),
            then.filesExcluded(),
            then.filesSkipped(),
            then.lines(),
            then.unresolvedNames(),
            then.methodsAnalysed(),
            then.methodsNotAnalysed(),
            then.modelledCalls(),
            then.modelledCallsUnresolved(),
            then.suppressed(),
            then.leftOut(),
            0,
            0,
            0,
            System.nanoTime() - start);
    return new LintResult(kept.findings(), kept.diagnostics(), now, kept.coverage(), List.of());
  }

  /** The sources with findings, each read once. */
  private static final class Sources implements ValueReader.Files {
    private final LintRequest request;
    private final SourceReader reader;
    private final Map<String, SourceFile> known = new HashMap<>();

    Sources(LintRequest request, FileTree files) {
      this.request = request;
      ShownPaths shown = new ShownPaths(request.workingDirectory());
      this.reader = new SourceReader(files, shown, request.encoding());
    }

    @Override
    public SourceFile file(String path) throws IOException {
      SourceFile file = known.get(path);
      if (file == null) {
        file = reader.read(request.workingDirectory().resolve(path)).file();
        if (file == null) {
          throw new IOException("not readable: " + path);
        }
        known.put(path, file);
      }
      return file;
    }
  }
}
