// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.scanner.classes.CalledClasses;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.TranslatedClasses;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The code of libraries that a program calls: class files of the class path, as far as resources
 * can reach them. Nothing is reported in it; it only says what calls do. Used once.
 */
final class LibraryCode {

  /** A program that reaches more is left with unknown effects of the rest. */
  private static final int MOST_CLASSES = 5_000;

  private final CalledClasses called;
  private final ClassTranslator translator;
  private final List<String> unreadClasses = new ArrayList<>();
  private final List<String> unreadMethods = new ArrayList<>();
  private int leftOut;

  LibraryCode(CalledClasses called, ClassTranslator translator) {
    this.called = called;
    this.translator = translator;
  }

  /**
   * Returns what the program calls, and what that calls, each once.
   *
   * @param diagnostics takes one note on what of it cannot be read
   */
  List<CompilationUnit> of(
      List<CompilationUnit> program, Types types, Workers workers, List<Diagnostic> diagnostics) {
    List<CompilationUnit> all = new ArrayList<>();
    List<CompilationUnit> latest = program;
    while (!latest.isEmpty()) {
      List<ClassGroup> groups = called.by(latest, types);
      if (all.size() >= MOST_CLASSES) {
        leftOut += groups.size();
        break;
      }
      latest = translated(groups, types, workers);
      all.addAll(latest);
    }
    addNote(all.size(), diagnostics);
    return all;
  }

  private List<CompilationUnit> translated(List<ClassGroup> groups, Types types, Workers workers) {
    List<Optional<TranslatedClasses>> outcomes =
        workers.map(groups, group -> translated(group, types), (group, why) -> Optional.empty());
    List<CompilationUnit> units = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      if (outcomes.get(i).isEmpty()) {
        unreadClasses.add(groups.get(i).path());
      } else {
        TranslatedClasses outcome = outcomes.get(i).get();
        outcome.unread().forEach(each -> unreadMethods.add(each.name()));
        units.add(outcome.unit());
      }
    }
    return units;
  }

  private Optional<TranslatedClasses> translated(ClassGroup group, Types types) {
    try {
      return Optional.of(translator.translate(group, types));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What cannot be read has the effects that all code of libraries has which is not followed:
   * unknown ones. That is no gap in what is checked.
   */
  private void addNote(int read, List<Diagnostic> diagnostics) {
    List<String> parts = new ArrayList<>();
    addCount(parts, unreadClasses, read + unreadClasses.size(), "classes");
    addCount(parts, unreadMethods, 0, "methods");
    if (leftOut > 0) {
      parts.add(String.format(Locale.ROOT, "%,d classes past the first %,d", leftOut, read));
    }
    if (!parts.isEmpty()) {
      String message =
          "libraries are not followed everywhere: calls have unknown effects of "
              + String.join(" and of ", parts);
      diagnostics.add(new Diagnostic(Severity.NOTE, null, 0, 0, message));
    }
  }

  private static void addCount(List<String> parts, List<String> unread, int all, String what) {
    if (!unread.isEmpty()) {
      String of = all == 0 ? "" : String.format(Locale.ROOT, " of %,d", all);
      parts.add(
          String.format(
              Locale.ROOT,
              "%,d%s %s that cannot be read, such as %s",
              unread.size(),
              of,
              what,
              unread.get(0)));
    }
  }
}
