// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.coverage.ModelledTypes;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.ImportSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The libraries that models describe and that sources use, though their types are neither among the
 * sources nor on the class path: what is known of them is what their models say, and no more.
 */
final class MissingLibraries {

  private static final String CURE =
      "add --classpath with its jars, or check the folder that has the build file";

  private final ModelledTypes types;
  private final Predicate<String> isFound;
  private final Map<String, Set<String>> filesOf = new TreeMap<>();
  private final List<UnresolvedName> names = new ArrayList<>();

  /**
   * @param isFound whether a type is among the sources or on the class path, by its binary name
   */
  MissingLibraries(ModelledTypes types, Predicate<String> isFound) {
    this.types = types;
    this.isFound = isFound;
  }

  /** Looks at what a file imports. */
  void look(FileImports file) {
    for (ImportSyntax each : file.imports()) {
      String type = importedType(each);
      if (types.hasPackage(ModelledTypes.packageOf(type)) && !isThere(each, type)) {
        note(type, file.file().path());
        names.add(unresolved(file.file(), each));
      }
    }
  }

  /** Looks at a modelled type that the code of files names, imported or not. */
  void look(String type, Set<String> paths) {
    if (!isFound.test(type)) {
      paths.forEach(path -> note(type, path));
    }
  }

  private void note(String type, String path) {
    types
        .library(type)
        .map(LibraryModel::library)
        .ifPresent(library -> filesOf.computeIfAbsent(library, l -> new TreeSet<>()).add(path));
  }

  /** Returns the binary name of what is imported; {@code p.*} for all types of a package. */
  private String importedType(ImportSyntax each) {
    String name = each.isStatic() && !each.isOnDemand() ? each.qualifier() : each.name();
    String whole = each.isOnDemand() && !each.isStatic() ? name + ".*" : name;
    return binaryName(whole);
  }

  /** Packages begin with a small letter by convention, and types with a large one. */
  private static String binaryName(String name) {
    StringBuilder binary = new StringBuilder(name);
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      int start = name.lastIndexOf('.', dot - 1) + 1;
      if (Character.isUpperCase(name.charAt(start)) && name.charAt(dot + 1) != '*') {
        binary.setCharAt(dot, '$');
      }
    }
    return binary.toString();
  }

  private boolean isThere(ImportSyntax each, String type) {
    return each.isOnDemand() && !each.isStatic()
        ? types.inPackage(ModelledTypes.packageOf(type)).stream().anyMatch(isFound)
        : isFound.test(type);
  }

  private static UnresolvedName unresolved(SourceFile file, ImportSyntax each) {
    int at = Math.max(0, file.text().indexOf(each.name()));
    Position position = file.positionOf(at);
    return new UnresolvedName(
        file.path(),
        position.line(),
        position.column(),
        "import " + each.name() + (each.isOnDemand() ? ".*" : ""),
        "it is neither among the sources nor on the class path",
        UnresolvedName.Cure.ADD_CLASSPATH);
  }

  /** Returns a gap for each library that is missing, by its name. */
  List<Diagnostic> gaps() {
    List<Diagnostic> gaps = new ArrayList<>();
    filesOf.forEach((library, paths) -> gaps.add(gap(library, paths)));
    return gaps;
  }

  private static Diagnostic gap(String library, Set<String> paths) {
    String first = paths.iterator().next();
    String others = paths.size() == 1 ? "" : " and in " + (paths.size() - 1) + " more";
    return Diagnostic.gap(
        first,
        0,
        0,
        "`"
            + library
            + "` is used here"
            + others
            + ", and is neither among the sources nor on the class path, so that calls may be"
            + " unresolved",
        CURE);
  }

  /** Returns the imports that mean nothing. */
  List<UnresolvedName> names() {
    return names;
  }
}
