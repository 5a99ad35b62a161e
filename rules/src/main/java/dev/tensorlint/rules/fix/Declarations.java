// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.typestate.ResourceInfo;
import java.util.Optional;

/** Where variables are declared. */
final class Declarations {

  private Declarations() {}

  /** Returns the declaration whose value is the resource, under the name by which it is told. */
  static Optional<Siblings> of(Code code, ResourceInfo resource) {
    Nesting nesting = code.at(resource.created());
    int at = nesting.lastIndexOf(Stmt.LocalDecl.class);
    boolean isWanted =
        at >= 0
            && nesting.node(at) instanceof Stmt.LocalDecl decl
            && decl.local().name().equals(resource.name())
            && !nesting.has(Expr.Lambda.class, at);
    return isWanted ? nesting.upTo(at).siblings() : Optional.empty();
  }
}
