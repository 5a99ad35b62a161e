// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The files of applications: those in a source folder of which a class has a {@code main}. No code
 * outside the program calls their methods, however visible these are. Other folders hold libraries.
 */
final class Applications {

  static final Applications NONE = new Applications(List.of());

  private final Set<String> files = new HashSet<>();

  /**
   * @param units the files of a program, without its tests
   */
  Applications(List<CompilationUnit> units) {
    Set<String> folders = new HashSet<>();
    units.stream()
        .filter(unit -> unit.types().stream().anyMatch(Applications::isStarted))
        .forEach(unit -> folders.add(sourceFolder(unit)));
    units.stream()
        .filter(unit -> folders.contains(sourceFolder(unit)))
        .forEach(unit -> files.add(unit.file().path()));
  }

  /**
   * @param isTest the files of tests, by their paths
   */
  static Applications of(ProgramIndex index, Predicate<String> isTest) {
    return new Applications(
        index.units().stream()
            .map(UnitIndex::unit)
            .filter(unit -> !isTest.test(unit.file().path()))
            .toList());
  }

  boolean contain(SourceFile file) {
    return files.contains(file.path());
  }

  private static boolean isStarted(TypeDecl type) {
    return type.methods().stream().anyMatch(Applications::isStaticMain)
        || type.types().stream().anyMatch(Applications::isStarted);
  }

  private static boolean isStaticMain(MethodDecl method) {
    return method.has(Modifier.STATIC) && Mains.isMain(method);
  }

  /** Returns the folder that holds the packages of a file. */
  private static String sourceFolder(CompilationUnit unit) {
    String path = unit.file().path();
    String folder = path.substring(0, path.lastIndexOf('/') + 1);
    String name = unit.packageName();
    String ofPackage = name.isEmpty() ? "" : name.replace('.', '/') + "/";
    return folder.endsWith(ofPackage)
        ? folder.substring(0, folder.length() - ofPackage.length())
        : folder;
  }
}
