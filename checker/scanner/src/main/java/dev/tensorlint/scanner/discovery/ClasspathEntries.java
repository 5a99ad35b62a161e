// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.FolderContainer;
import dev.tensorlint.scanner.types.JarContainer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Opens the class path; what is missing or broken is a diagnostic each and is left out. */
public final class ClasspathEntries {

  private final ShownPaths shown;
  private final List<Diagnostic> diagnostics;

  public ClasspathEntries(ShownPaths shown, List<Diagnostic> diagnostics) {
    this.shown = shown;
    this.diagnostics = diagnostics;
  }

  /**
   * Returns whether an entry is there for its dependencies and has no classes: Maven lists the
   * project file of a dependency of type {@code pom} among the jars, and javac passes it over.
   */
  public static boolean isProjectFile(String entry) {
    return entry.endsWith(".pom");
  }

  /** Opens the entries in their order, each once. */
  public List<ClassContainer> open(List<Path> classpath) {
    return List.copyOf(openByPath(classpath).values());
  }

  /** Opens the entries in their order, each once; what cannot be opened is left out. */
  public Map<Path, ClassContainer> openByPath(List<Path> classpath) {
    Map<Path, ClassContainer> containers = new LinkedHashMap<>();
    for (Path entry : new LinkedHashSet<>(classpath)) {
      open(shown.workingDirectory().resolve(entry), containers);
    }
    return containers;
  }

  private void open(Path entry, Map<Path, ClassContainer> containers) {
    if (!Files.exists(entry)) {
      error(entry, "class path entry does not exist; names from it stay unresolved");
      return;
    }
    try {
      containers.put(
          entry, Files.isDirectory(entry) ? new FolderContainer(entry) : new JarContainer(entry));
    } catch (RefusedFileException e) {
      error(
          entry,
          "class path entry " + e.what() + "; " + e.cure() + ", names from it stay unresolved");
    } catch (IOException e) {
      error(
          entry, "class path entry is no readable jar; replace it, names from it stay unresolved");
    }
  }

  private void error(Path entry, String message) {
    diagnostics.add(Diagnostic.error(shown.of(entry), message));
  }
}
