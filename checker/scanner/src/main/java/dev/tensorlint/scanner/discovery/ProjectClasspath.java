// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The class path of what is linted, where nobody has named one: that of each Maven project. */
public final class ProjectClasspath {

  private final FileTree files;
  private final Path workingDirectory;
  private final Function<Path, MavenProject> projects;

  public ProjectClasspath(FileTree files, ShownPaths shown) {
    this(files, shown.workingDirectory(), folder -> new MavenProject(folder, shown));
  }

  /**
   * @param projects the project of a folder with a {@code pom.xml}
   */
  public ProjectClasspath(
      FileTree files, Path workingDirectory, Function<Path, MavenProject> projects) {
    this.files = files;
    this.workingDirectory = workingDirectory;
    this.projects = projects;
  }

  /**
   * Returns the class paths of those paths that are folders with a {@code pom.xml}, one behind the
   * other. Where Maven cannot tell one, that is a diagnostic.
   */
  public List<Path> of(List<Path> paths, List<Diagnostic> diagnostics) {
    List<Path> classpath = new ArrayList<>();
    for (Path path : paths) {
      Path folder = workingDirectory.resolve(path).normalize();
      if (files.isFolder(folder) && files.exists(folder.resolve("pom.xml"))) {
        classpath.addAll(projects.apply(folder).classpath(diagnostics));
      }
    }
    return classpath;
  }
}
