// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

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
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.fix.EditedProgram;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.testdata.Compilation;
import dev.tensorlint.testdata.MemoryFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Lints sources as the language server does, fixes tried; loads the lifecycle models once, as they
 * take longer.
 */
public final class ProgramLinter {

  private final List<Path> classpath = Compilation.classpath().subList(0, 1);
  private final LoadedModels models =
      ModelLibrary.load(new ModelRequest(Set.of(), List.of(), classpath));

  /**
   * What is said of a program.
   *
   * @param gaps what was not analysed
   */
  public record Lint(List<Finding> findings, List<String> gaps) {}

  /**
   * Lints programs together.
   *
   * @param sources by name of the class; one in a package has its folder before it, as in {@code
   *     a/B}
   * @return what is said of each, by name of the class
   */
  public Map<String, Lint> lint(Map<String, String> sources) {
    Engine engine = new Engine(models.models(), RuleCatalog.all(), EngineOptions.DEFAULT);
    try (Workspace workspace =
        new Workspace(
            models.models()::mayConcern,
            KnownTypes.of(models.libraries()),
            new ClasspathEntries(new ShownPaths(MemoryFolder.ROOT), new ArrayList<>())
                .open(classpath),
            2)) {
      List<SourceFile> texts = new ArrayList<>();
      sources.forEach((name, text) -> texts.add(SourceFile.of(name + ".java", text)));
      workspace.put(texts);
      AnalysisMemory memory = new AnalysisMemory();
      AnalysisResult result = engine.analyze(workspace.program(), memory);
      EditedProgram edited = new EditedProgram(workspace, engine, memory);
      List<Finding> offered = edited.findings().map(edited::offered).toList();
      return byProgram(sources.keySet(), offered, result.diagnostics());
    }
  }

  private static Map<String, Lint> byProgram(
      Set<String> names, List<Finding> findings, List<Diagnostic> diagnostics) {
    Map<String, Lint> all = new LinkedHashMap<>();
    names.forEach(name -> all.put(name, new Lint(new ArrayList<>(), new ArrayList<>())));
    for (Finding each : findings) {
      Objects.requireNonNull(all.get(name(each.place().file().path()))).findings().add(each);
    }
    for (Diagnostic each : diagnostics) {
      String path = each.path();
      if (path != null) {
        Objects.requireNonNull(all.get(name(path))).gaps().add(each.oneLine());
      }
    }
    return all;
  }

  private static String name(String path) {
    return path.replace(".java", "");
  }
}
