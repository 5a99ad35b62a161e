// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;

/** Searches for assignments to a field of the same object. */
final class Assignments extends IrWalker {

  private final FieldKey field;
  private boolean areThere;

  private Assignments(FieldKey field) {
    this.field = field;
  }

  static boolean areIn(MethodDecl method, FieldKey field) {
    Assignments assignments = new Assignments(field);
    assignments.visitMethod(method);
    return assignments.areThere;
  }

  @Override
  protected void assigned(Expr target) {
    areThere |= field.equals(OwnCalls.field(target));
  }
}
