// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes of a program that reflection may find: those that code of another file names by a
 * class literal, or by a text that is the name of the class or begins it, as in {@code
 * Class.forName("org.example.filters.Filter" + kind)}.
 */
final class ReflectedTypes {

  /** The part of a text that can begin the name of a class in a package. */
  private static final Pattern BEGINNING =
      Pattern.compile("((?:[\\p{L}_][\\p{L}\\p{N}_]*\\.)+[\\p{L}\\p{N}_$.]*)");

  private final ProgramIndex index;
  private final boolean readsTexts;
  private final Set<String> byLiteral = new HashSet<>();

  /** The files of each text. */
  private final Map<String, Set<SourceFile>> byText = new HashMap<>();

  private ReflectedTypes(ProgramIndex index, boolean readsTexts) {
    this.index = index;
    this.readsTexts = readsTexts;
  }

  /** Returns those that class literals name, of no file yet. */
  static ReflectedTypes byClassLiterals(ProgramIndex index) {
    return new ReflectedTypes(index, false);
  }

  /** Returns those that class literals or texts name, of no file yet. */
  static ReflectedTypes byAnyName(ProgramIndex index) {
    return new ReflectedTypes(index, true);
  }

  /** Notes a class literal of a file. */
  void add(Expr.ClassLiteral literal, SourceFile file) {
    TypeDecl type = index.type(literal.named().name());
    if (type != null && !index.fileOf(type).equals(file)) {
      byLiteral.add(type.name());
    }
  }

  /** Notes a literal of a file, if it is a text. */
  void add(Expr.Literal literal, SourceFile file) {
    if (!readsTexts || literal.kind() != Expr.LiteralKind.STRING) {
      return;
    }
    Matcher beginning = BEGINNING.matcher(literal.text());
    if (beginning.lookingAt()) {
      byText.computeIfAbsent(beginning.group(1), any -> new HashSet<>()).add(file);
    }
  }

  /** Returns whether reflection may find a class. */
  boolean contain(TypeDecl type) {
    return byLiteral.contains(type.name()) || isNamed(type);
  }

  private boolean isNamed(TypeDecl type) {
    if (byText.isEmpty()) {
      return false;
    }
    SourceFile own = index.fileOf(type);
    String name = type.name();
    for (int end = name.lastIndexOf('.') + 1; end > 0 && end <= name.length(); end++) {
      if (isIn(name.substring(0, end), own)) {
        return true;
      }
    }
    return name.indexOf('$') > 0 && isIn(name.replace('$', '.'), own);
  }

  private boolean isIn(String text, SourceFile own) {
    Set<SourceFile> files = byText.get(text);
    return files != null && files.stream().anyMatch(file -> !file.equals(own));
  }
}
