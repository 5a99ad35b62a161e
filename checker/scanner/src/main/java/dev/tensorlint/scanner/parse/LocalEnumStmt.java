// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.stmt.EmptyStmt;

/**
 * The declaration of an enum in a block (JLS 14.3), for which JavaParser has no node. Its visitors
 * see an empty statement; the declaration is its only child.
 */
public final class LocalEnumStmt extends EmptyStmt {

  private final EnumDeclaration declaration;

  LocalEnumStmt(EnumDeclaration declaration) {
    this.declaration = declaration;
    setRange(declaration.getRange().orElse(null));
    declaration.setParentNode(this);
  }

  public EnumDeclaration declaration() {
    return declaration;
  }
}
