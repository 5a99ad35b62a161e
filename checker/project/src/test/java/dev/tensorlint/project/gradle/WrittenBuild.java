// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.artifact.ArtifactResolver;
import dev.tensorlint.project.artifact.Coordinates;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A build that a test writes, and what is read of it with a repository that has everything. */
final class WrittenBuild {

  private final Path root;
  private final List<ArtifactResolver.Wanted> wanted = new ArrayList<>();

  private ClasspathScope scope = ClasspathScope.MAIN;

  WrittenBuild(Path root) {
    this.root = root;
  }

  /** Asks for another class path from now on. */
  WrittenBuild scope(ClasspathScope newScope) {
    scope = newScope;
    return this;
  }

  WrittenBuild with(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  WrittenBuild folder(String name) throws IOException {
    Files.createDirectories(root.resolve(name));
    return this;
  }

  ProjectLayout layout() {
    return layout(root);
  }

  ProjectLayout layout(Path folder) {
    wanted.clear();
    ProjectOptions options =
        new ProjectOptions(
            Trust.UNTRUSTED, true, scope, root.resolveSibling("no home"), Duration.ofMinutes(1));
    return new GradleReader(options, diagnostics -> new Everything())
        .read(List.of(folder), Confines.of(folder, options));
  }

  /** A repository that has everything. */
  private final class Everything implements ArtifactResolver {

    @Override
    public Resolution resolve(Wanted all) {
      return WrittenBuild.this.resolve(all);
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  private ArtifactResolver.Resolution resolve(ArtifactResolver.Wanted all) {
    wanted.add(all);
    List<Path> jars = all.libraries().stream().map(each -> Path.of(each.name() + ".jar")).toList();
    return new ArtifactResolver.Resolution(jars, List.of());
  }

  /** Returns all that was asked of the repository, module by module. */
  List<ArtifactResolver.Wanted> wanted() {
    return wanted;
  }

  /** Returns the libraries of the build, as text. */
  List<String> libraries() {
    layout();
    return wanted.stream()
        .flatMap(each -> each.libraries().stream())
        .map(Coordinates::toString)
        .toList();
  }

  List<String> modules() {
    return layout().modules().stream().map(ProjectModule::name).toList();
  }

  List<String> gaps() {
    return layout().diagnostics().stream()
        .filter(Diagnostic::isGap)
        .map(Diagnostic::message)
        .toList();
  }

  /** Returns the class path of a module. */
  List<Path> classpath(String module) {
    return layout().modules().stream()
        .filter(each -> each.name().equals(module))
        .findFirst()
        .orElseThrow()
        .classpath();
  }
}
