// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;

/** Translates classes and variables, for the translators of the code in which they stand. */
interface Declarations {

  TypeDecl translate(JCClassDecl tree);

  /**
   * Translates the body of an anonymous class or an enum constant.
   *
   * @param brace offset of its opening brace
   */
  TypeDecl anonymous(JCClassDecl tree, TypeRef supertype, int brace);

  /** Declares a variable with its annotations. */
  Local declare(JCVariableDecl tree);
}
