// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.discovery.FileTree;
import dev.tensorlint.testdata.Compilation;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sources in memory; all other files are those of the disk. */
final class SourceFolder implements FileTree {

  private static final Path ROOT = Path.of("/generated").toAbsolutePath();

  private final Map<Path, byte[]> files = new TreeMap<>();

  private SourceFolder() {}

  /**
   * Lints sources.
   *
   * @param sources by name of the class
   * @return findings by name of the class, empty lists included
   */
  static Map<String, List<Finding>> lint(Map<String, String> sources) {
    SourceFolder folder = new SourceFolder();
    sources.forEach(
        (name, text) ->
            folder.files.put(
                ROOT.resolve(name + ".java"), text.getBytes(StandardCharsets.UTF_8)));
    LintRequest request =
        LintRequest.of(List.copyOf(folder.files.keySet()))
            .withClasspath(Compilation.classpath().subList(0, 1))
            .withWorkingDirectory(ROOT)
            .withThreads(2);
    LintResult result = new Linter(folder).lint(request);
    Map<String, List<Finding>> findings = new LinkedHashMap<>();
    Map<String, String> names = new HashMap<>();
    sources.keySet().forEach(name -> names.put(name + ".java", name));
    sources.keySet().forEach(name -> findings.put(name, new java.util.ArrayList<>()));
    for (Finding each : result.findings()) {
      String name = names.get(each.place().file().path());
      if (name != null) {
        findings.getOrDefault(name, List.of()).add(each);
      }
    }
    return findings;
  }

  @Override
  public boolean exists(Path path) {
    return files.containsKey(path) || DISK.exists(path);
  }

  @Override
  public boolean isFolder(Path path) {
    return !files.containsKey(path) && DISK.isFolder(path);
  }

  @Override
  public List<Path> list(Path folder, int most) throws IOException {
    return DISK.list(folder, most);
  }

  @Override
  public Path realPath(Path path) throws IOException {
    return files.containsKey(path) ? path : DISK.realPath(path);
  }

  @Override
  public byte[] read(Path file, int limit) throws IOException {
    byte[] content = files.get(file);
    if (content == null) {
      throw new FileNotFoundException(file.toString());
    }
    return content.clone();
  }
}
