// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.scanner.classes.CalledClasses;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The code of libraries that a program calls: class files of the class path, as far as resources
 * can reach them. Nothing is reported in it; it only says what calls do.
 */
final class LibraryCode {

  /** A program that reaches more is left with unknown effects of the rest. */
  private static final int MOST_CLASSES = 5_000;

  private final CalledClasses called;
  private final ClassTranslator translator;

  LibraryCode(CalledClasses called, ClassTranslator translator) {
    this.called = called;
    this.translator = translator;
  }

  /** Returns what the program calls, and what that calls, each once. */
  List<CompilationUnit> of(List<CompilationUnit> program, Types types, Workers workers) {
    List<CompilationUnit> all = new ArrayList<>();
    List<CompilationUnit> latest = program;
    while (!latest.isEmpty() && all.size() < MOST_CLASSES) {
      List<ClassGroup> groups = called.by(latest, types);
      latest =
          workers.map(groups, group -> translated(group, types), (group, why) -> unknown()).stream()
              .flatMap(Optional::stream)
              .toList();
      all.addAll(latest);
    }
    return all;
  }

  private Optional<CompilationUnit> translated(ClassGroup group, Types types) {
    try {
      return Optional.of(translator.translate(group, types).unit());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What cannot be read has the effects that it had without this: unknown ones. */
  private static Optional<CompilationUnit> unknown() {
    return Optional.empty();
  }
}
