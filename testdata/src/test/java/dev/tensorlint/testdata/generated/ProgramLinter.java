// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.testdata.Compilation;
import dev.tensorlint.testdata.MemoryFolder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** Lints sources as the command does; loads the lifecycle models once, as they take longer. */
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
   * @param sources by name of the class; one in a package has its folder before it, as in {@code a/B}
   * @return what is said of each, by name of the class
   */
  public Map<String, Lint> lint(Map<String, String> sources) {
    Map<String, byte[]> files = new TreeMap<>();
    sources.forEach(
        (name, text) -> files.put(name + ".java", text.getBytes(StandardCharsets.UTF_8)));
    MemoryFolder folder = new MemoryFolder(files);
    LintRequest request =
        LintRequest.of(folder.paths())
            .withClasspath(classpath)
            .withWorkingDirectory(MemoryFolder.ROOT)
            .withThreads(2);
    Scanner scanner =
        new Scanner(models.models()::mayConcern, KnownTypes.of(models.libraries()), folder);
    try (ScanResult scanned = scanner.scan(request)) {
      Engine engine = new Engine(models.models(), RuleCatalog.all(), EngineOptions.DEFAULT);
      return byProgram(sources.keySet(), engine.analyze(scanned.program()));
    }
  }

  private static Map<String, Lint> byProgram(Set<String> names, AnalysisResult result) {
    Map<String, Lint> all = new LinkedHashMap<>();
    names.forEach(name -> all.put(name, new Lint(new ArrayList<>(), new ArrayList<>())));
    for (Finding each : result.findings()) {
      Objects.requireNonNull(all.get(name(each.place().file().path()))).findings().add(each);
    }
    for (Diagnostic each : result.diagnostics()) {
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
