// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.callgraph.Creations.Destination;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a body puts the values of its variables: some statement stores the variable in a static
 * field, as the double-checked creation of a singleton does, or else returns it, or else stores it
 * in a field of its own object, or of another one.
 */
final class LocalDestinations extends IrWalker {

  private final Set<Local> published = new HashSet<>();
  private final Set<Local> returned = new HashSet<>();
  private final Set<Local> owned = new HashSet<>();
  private final Set<Local> stored = new HashSet<>();
  private boolean isInLambda;

  private LocalDestinations() {}

  static LocalDestinations of(@Nullable Stmt code) {
    LocalDestinations found = new LocalDestinations();
    if (code != null) {
      code.accept(found);
    }
    return found;
  }

  Destination of(Local local) {
    if (published.contains(local)) {
      return Destination.STATIC_FIELD;
    }
    if (returned.contains(local)) {
      return Destination.CALLER;
    }
    if (owned.contains(local)) {
      return Destination.OWN_FIELD;
    }
    return stored.contains(local) ? Destination.FIELD : Destination.OTHER;
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    if (expr.target() instanceof Expr.FieldRef field
        && expr.value() instanceof Expr.LocalRef local) {
      fill(field, local.local());
    }
    return super.visitAssign(expr);
  }

  private void fill(Expr.FieldRef field, Local value) {
    if (field.isStatic()) {
      published.add(value);
    } else {
      (!isInLambda && isOwnField(field) ? owned : stored).add(value);
    }
  }

  /** Returns whether an expression names a field of the object whose code it is in. */
  static boolean isOwnField(Expr expr) {
    return expr instanceof Expr.FieldRef field
        && (field.target() == null || field.target() instanceof Expr.This);
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    if (!isInLambda && stmt.value() instanceof Expr.LocalRef local) {
      returned.add(local.local());
    }
    return super.visitReturn(stmt);
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    boolean wasInLambda = isInLambda;
    isInLambda = true;
    super.visitLambda(expr);
    isInLambda = wasInLambda;
    return Unit.UNIT;
  }
}
