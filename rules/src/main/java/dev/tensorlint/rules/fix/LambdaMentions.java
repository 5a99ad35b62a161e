// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.Set;

/** Whether a lambda or a class in a body takes variables from around it. */
final class LambdaMentions extends IrWalker {

  private final Set<Local> wanted;
  private boolean found;

  private LambdaMentions(Set<Local> wanted) {
    this.wanted = wanted;
  }

  static boolean any(Stmt stmt, Set<Local> variables) {
    LambdaMentions mentions = new LambdaMentions(variables);
    stmt.accept(mentions);
    return mentions.found;
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    found |= LocalReads.of(expr).stream().anyMatch(wanted::contains);
    return super.visitLambda(expr);
  }

  @Override
  public void visitType(TypeDecl type) {
    found |= LocalReads.of(type).stream().anyMatch(wanted::contains);
    super.visitType(type);
  }
}
