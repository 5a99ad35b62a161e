// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ClasspathScope;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A module while scripts are read: several of them can add to it. */
final class ModuleDraft {

  private static final Set<String> MAIN =
      Set.of(
          "implementation",
          "api",
          "compile",
          "compileOnly",
          "compileOnlyApi",
          "provided",
          "providedCompile");

  private static final Set<String> TEST =
      Set.of(
          "runtimeOnly",
          "runtime",
          "providedRuntime",
          "testImplementation",
          "testCompile",
          "testCompileOnly",
          "testRuntimeOnly",
          "testRuntime");

  private final String path;
  private final Path folder;
  private final Scope scope;
  private final Set<String> configurations;
  private final Set<String> plugins = new HashSet<>();
  private final List<Declaration> declarations = new ArrayList<>();
  private final List<SourceFolders> sources = new ArrayList<>();

  private int release;

  /**
   * @param path as {@code :a:b}; {@code :} is the root
   */
  ModuleDraft(String path, Path folder, Scope scope, ClasspathScope classpath) {
    this.configurations = new HashSet<>(MAIN);
    if (classpath == ClasspathScope.TEST) {
      configurations.addAll(TEST);
    }
    this.path = path;
    this.folder = folder;
    this.scope = scope;
  }

  String path() {
    return path;
  }

  Path folder() {
    return folder;
  }

  Scope scope() {
    return scope;
  }

  /** Returns the version of Java for which it is compiled, 0 if nothing says it. */
  int release() {
    return release;
  }

  /** The highest one is that of the API that may be used. */
  void compileFor(int version) {
    release = Math.max(release, version);
  }

  Set<String> plugins() {
    return plugins;
  }

  /** Whether what a configuration holds is on the class path that is asked for. */
  boolean counts(String configuration) {
    return configurations.contains(configuration);
  }

  /** Makes what a configuration holds a part of the class path. */
  void extend(String configuration) {
    configurations.add(configuration);
  }

  void add(Declaration declaration) {
    declarations.add(declaration);
  }

  List<Declaration> declarations() {
    return declarations;
  }

  void add(SourceFolders folders) {
    sources.add(folders);
  }

  List<SourceFolders> sources() {
    return sources;
  }
}
