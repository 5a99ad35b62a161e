// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The variables that code assigns. */
final class Assigned extends IrWalker {

  private final Set<Local> found = new HashSet<>();

  private Assigned() {}

  static Set<Local> in(Stmt stmt) {
    Assigned assigned = new Assigned();
    stmt.accept(assigned);
    return assigned.found;
  }

  /** Returns the variable that is given what is made at a place. */
  static Optional<Local> by(Nesting nesting) {
    Optional<Local> declared = nesting.last(Stmt.LocalDecl.class).map(Stmt.LocalDecl::local);
    Optional<Local> assigned =
        nesting
            .last(Expr.Assign.class)
            .filter(assign -> assign.target() instanceof Expr.LocalRef)
            .map(assign -> ((Expr.LocalRef) assign.target()).local());
    return assigned.or(() -> declared);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    if (expr.target() instanceof Expr.LocalRef ref) {
      found.add(ref.local());
    }
    return super.visitAssign(expr);
  }
}
