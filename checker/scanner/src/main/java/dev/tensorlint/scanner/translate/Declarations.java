// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.Type;

/** Translates classes, for the translators of the code in which they stand. */
interface Declarations {

  /**
   * Translates a class of the file.
   *
   * @param name its binary name
   */
  TypeDecl translate(TypeDeclaration<?> type, String name);

  /** Translates a local class and puts its name into the block. */
  Stmt local(TypeDeclaration<?> type, BlockScope scope, Span span);

  /**
   * A supertype of a declared type.
   *
   * @param type what its name means, if that is known
   * @param ref the type, or its name if it is not there
   */
  record Supertype(Type type, TypeRef ref) {}

  /** Returns the name of a supertype that is not there. */
  TypeRef missing(ClassOrInterfaceType written, Scope scope);

  /**
   * Translates an anonymous class.
   *
   * @param span from its opening brace to its closing one
   */
  TypeDecl anonymous(
      NodeList<BodyDeclaration<?>> body,
      Span span,
      Supertype supertype,
      boolean isInterface,
      Scope scope);
}
