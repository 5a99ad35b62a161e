// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.coverage.ModelledTypes;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.ImportSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

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
    if (isOfPackage(each)) {
      return each.name() + ".*";
    }
    return binaryName(each.isStatic() && !each.isOnDemand() ? each.qualifier() : each.name());
  }

  private static boolean isOfPackage(ImportSyntax each) {
    return each.isOnDemand() && !each.isStatic() && !isType(each.simpleName());
  }

  /** Packages begin with a small letter by convention, and types with a large one. */
  private static boolean isType(String name) {
    return Character.isUpperCase(name.charAt(0));
  }

  private static String binaryName(String name) {
    StringBuilder binary = new StringBuilder(name);
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      if (isType(name.substring(name.lastIndexOf('.', dot - 1) + 1))) {
        binary.setCharAt(dot, '$');
      }
    }
    return binary.toString();
  }

  private boolean isThere(ImportSyntax each, String type) {
    return isOfPackage(each)
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

  /**
   * Returns what is said of the libraries that are missing: one gap for those of which calls are
   * unresolved, and one note for those of which the models say all that the code asks.
   *
   * @param unresolvedFiles the files with an unresolved call that has to do with modelled types
   */
  List<Diagnostic> diagnostics(Set<String> unresolvedFiles) {
    Set<String> lossy = new TreeSet<>();
    Set<String> harmless = new TreeSet<>();
    filesOf.forEach(
        (library, paths) ->
            (paths.stream().anyMatch(unresolvedFiles::contains) ? lossy : harmless).add(library));
    List<Diagnostic> all = new ArrayList<>();
    if (!lossy.isEmpty()) {
      String what = used(lossy, unresolvedFiles::contains) + ", so that calls are unresolved";
      all.add(Diagnostic.gap(first(lossy, unresolvedFiles::contains), 0, 0, what, CURE));
    }
    if (!harmless.isEmpty()) {
      String what =
          used(harmless, any -> true) + ", but no call is unresolved by that; to be sure, ";
      String path = first(harmless, any -> true);
      all.add(new Diagnostic(Severity.NOTE, path, 0, 0, what + CURE));
    }
    return all;
  }

  private String first(Set<String> libraries, Predicate<String> isMeant) {
    return paths(libraries, isMeant).first();
  }

  private SortedSet<String> paths(Set<String> libraries, Predicate<String> isMeant) {
    return libraries.stream()
        .flatMap(library -> filesOf.getOrDefault(library, Set.of()).stream())
        .filter(isMeant)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private String used(Set<String> libraries, Predicate<String> isMeant) {
    int others = paths(libraries, isMeant).size() - 1;
    boolean isOne = libraries.size() == 1;
    return NearestNames.listed(libraries)
        + (isOne ? " is" : " are")
        + " used here"
        + (others == 0 ? "" : " and in " + others + " more")
        + ", and "
        + (isOne ? "is" : "are")
        + " neither among the sources nor on the class path";
  }

  /** Returns the imports that mean nothing. */
  List<UnresolvedName> names() {
    return names;
  }
}
