// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a program that something else than its Java code names: reflection, the code of
 * another language, or a configuration.
 */
final class NamedTypes {

  private final ReflectedTypes reflected;
  private final OtherFiles others;

  /**
   * @param reflected those that reflection may find, of no file yet
   */
  NamedTypes(ReflectedTypes reflected, OtherFiles others) {
    this.reflected = reflected;
    this.others = others;
  }

  /** Notes a class literal of a file. */
  void add(Expr.ClassLiteral literal, SourceFile file) {
    reflected.add(literal, file);
  }

  /** Notes a literal of a file, if it is a text. */
  void add(Expr.Literal literal, SourceFile file) {
    reflected.add(literal, file);
  }

  /** Returns whether code that is not known may use whatever a class offers. */
  boolean mayBeUsed(TypeDecl type) {
    return reflected.contain(type) || others.codeHas(type.simpleName());
  }

  /** Returns whether a configuration may ask for objects of a class. */
  boolean mayBeAskedFor(TypeDecl type) {
    return others.configurationHas(type.simpleName());
  }

  /** Returns whether a configuration names a class of a source folder as one. */
  boolean haveConfigured(@Nullable String folder) {
    return folder != null && others.configurationNamesClassIn(folder);
  }

  /** Returns whether a configuration names a class as one. */
  boolean areConfigured(TypeDecl type) {
    return others.configurationNames(RootMark.strip(type.name()).replace('$', '.'));
  }
}
