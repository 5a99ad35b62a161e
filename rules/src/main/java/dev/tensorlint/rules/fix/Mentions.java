// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The variables that code mentions, also in the lambdas and classes in it. */
final class Mentions extends IrWalker {

  private final Set<Local> found = new LinkedHashSet<>();

  private Mentions() {}

  static Set<Local> of(@Nullable Stmt stmt) {
    Mentions mentions = new Mentions();
    mentions.stmt(stmt);
    return mentions.found;
  }

  static Set<Local> of(@Nullable Expr expr) {
    Mentions mentions = new Mentions();
    mentions.expr(expr);
    return mentions.found;
  }

  static boolean any(Stmt stmt, Collection<Local> wanted) {
    return of(stmt).stream().anyMatch(wanted::contains);
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    found.add(expr.local());
    return super.visitLocalRef(expr);
  }
}
