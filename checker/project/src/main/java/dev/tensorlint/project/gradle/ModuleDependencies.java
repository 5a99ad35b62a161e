// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.artifact.Coordinates;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the declarations of one module come to. */
final class ModuleDependencies {

  private final List<Coordinates> libraries = new ArrayList<>();
  private final List<Coordinates> platforms = new ArrayList<>();
  private final List<Coordinates> constraints = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private final Set<String> modules = new LinkedHashSet<>();
  private final Set<String> platformModules = new LinkedHashSet<>();
  private final List<Declaration> unread = new ArrayList<>();

  /** Reads the declarations of a module with the names that are known when all scripts are read. */
  static ModuleDependencies of(ModuleDraft module, Expressions expressions, Calls calls) {
    ModuleDependencies read = new ModuleDependencies();
    for (Declaration declaration : module.declarations()) {
      boolean isRead = read.add(declaration, expressions, calls);
      if (!isRead && declaration.kind() != Declaration.Kind.CONSTRAINT) {
        read.unread.add(declaration);
      }
    }
    return read;
  }

  private boolean add(Declaration declaration, Expressions expressions, Calls calls) {
    List<List<Node>> arguments = declaration.arguments();
    if (arguments.isEmpty()) {
      return false;
    }
    Value whole = calls.notation(arguments, expressions);
    if (whole.isKnown()) {
      return add(declaration.kind(), whole);
    }
    return arguments.size() > 1
        && arguments.stream()
            .allMatch(each -> add(declaration.kind(), calls.notation(List.of(each), expressions)));
  }

  private boolean add(Declaration.Kind kind, Value value) {
    if (value instanceof Value.Many many) {
      return many.values().stream().allMatch(each -> add(kind, each));
    }
    if (value instanceof Value.Library library) {
      return add(kind, library.coordinates());
    }
    if (value instanceof Value.Platform platform) {
      return addPlatform(platform.of());
    }
    if (value instanceof Value.Module module) {
      modules.add(module.path());
    } else if (value instanceof Value.Files found) {
      files.addAll(found.paths());
    } else {
      return false;
    }
    return true;
  }

  private boolean add(Declaration.Kind kind, Coordinates coordinates) {
    switch (kind) {
      case MAIN -> libraries.add(coordinates);
      case CONSTRAINT -> constraints.add(coordinates);
      case PLATFORM -> platforms.add(coordinates);
      case SCRIPT -> {
        return false;
      }
    }
    return true;
  }

  private boolean addPlatform(Value of) {
    if (of instanceof Value.Library library) {
      platforms.add(library.coordinates());
    } else if (of instanceof Value.Module module) {
      platformModules.add(module.path());
    }
    return true;
  }

  List<Coordinates> libraries() {
    return libraries;
  }

  List<Coordinates> platforms() {
    return platforms;
  }

  List<Coordinates> constraints() {
    return constraints;
  }

  List<Path> files() {
    return files;
  }

  /** Returns the modules of the same build that it uses. */
  Set<String> modules() {
    return modules;
  }

  /** Returns the modules of the same build that say versions. */
  Set<String> platformModules() {
    return platformModules;
  }

  List<Declaration> unread() {
    return unread;
  }
}
