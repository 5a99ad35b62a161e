// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrPrinter;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A program that is kept analysed while its files change, and what a fresh analysis says. */
final class KeptProgram implements AutoCloseable {

  private final Map<String, String> texts;
  private final LifecycleModels models = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private final Engine engine = new Engine(models, RuleCatalog.all(), EngineOptions.DEFAULT);
  private final AnalysisMemory memory = new AnalysisMemory();
  private final Workspace kept = open();

  KeptProgram(Map<String, String> texts) {
    this.texts = new TreeMap<>(texts);
    kept.put(this.texts.entrySet().stream().map(KeptProgram::file).toList());
  }

  private Workspace open() {
    return new Workspace(
        models::mayConcern,
        AssumedTypes.NONE,
        new ClasspathEntries(new ShownPaths(Path.of("").toAbsolutePath()), new ArrayList<>())
            .open(List.of(Connection.runtime())),
        2);
  }

  private static SourceFile file(Map.Entry<String, String> text) {
    return SourceFile.of(text.getKey(), text.getValue());
  }

  /** Returns the texts that a fresh analysis looks at, by their paths. */
  Map<String, String> texts() {
    return texts;
  }

  Engine engine() {
    return engine;
  }

  AnalysisMemory memory() {
    return memory;
  }

  Workspace workspace() {
    return kept;
  }

  void put(String path, String text) {
    texts.put(path, text);
    kept.put(SourceFile.of(path, text));
  }

  /** Sets a text that does not parse: the file counts as it was. */
  void putBroken(String path, String text) {
    kept.put(SourceFile.of(path, text));
  }

  void remove(String path) {
    texts.remove(path);
    kept.remove(path);
  }

  /** Returns what the kept program says, to the letter. */
  String now() {
    return shown(engine.analyze(kept.program(), memory));
  }

  /** Returns what a fresh one says of the same texts. */
  String fresh() {
    try (Workspace anew = open()) {
      anew.put(texts.entrySet().stream().map(KeptProgram::file).toList());
      return shown(engine.analyze(anew.program()));
    }
  }

  /** Compares the translations of all files. */
  void compareUnits(String when) {
    Map<String, CompilationUnit> units = new HashMap<>();
    kept.program().units().forEach(unit -> units.put(unit.file().path(), unit));
    try (Workspace anew = open()) {
      anew.put(texts.entrySet().stream().map(KeptProgram::file).toList());
      for (CompilationUnit fresh : anew.program().units()) {
        CompilationUnit unit = units.get(fresh.file().path());
        assertEquals(IrPrinter.print(fresh), unit == null ? "none" : IrPrinter.print(unit), when);
      }
    }
  }

  private static String shown(AnalysisResult result) {
    StringBuilder shown = new StringBuilder();
    result.findings().forEach(each -> shown.append(each).append('\n'));
    result.diagnostics().forEach(each -> shown.append(each).append('\n'));
    return shown.toString();
  }

  /** Tells of what differs only. */
  static void compare(String fresh, String kept, String when) {
    List<String> missing = new ArrayList<>(fresh.lines().toList());
    List<String> added = new ArrayList<>(kept.lines().toList());
    kept.lines().forEach(missing::remove);
    fresh.lines().forEach(added::remove);
    assertEquals(missing, added, when);
    assertEquals(fresh, kept, () -> "in another order " + when);
  }

  @Override
  public void close() {
    kept.close();
  }
}
