// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The variables that a piece of code, such as a loop, declares and assigns. */
final class Region extends IrWalker {

  private final Set<Local> declared = new HashSet<>();
  private final Set<Local> assigned = new HashSet<>();
  private final Set<Local> counted = new HashSet<>();
  private final Set<String> fields = new HashSet<>();
  private final Map<Local, Expr> initializers = new HashMap<>();

  private Region() {}

  static Region of(Stmt code) {
    Region region = new Region();
    code.accept(region);
    return region;
  }

  static Region of(Expr.Lambda lambda) {
    Region region = new Region();
    lambda.accept(region);
    return region;
  }

  boolean declares(Local local) {
    return declared.contains(local);
  }

  boolean assigns(Local local) {
    return assigned.contains(local) || counted.contains(local);
  }

  boolean assigns(Expr.FieldRef field) {
    return fields.contains(key(field));
  }

  /**
   * Returns whether the code changes a variable, but only by increments and compound assignments.
   */
  boolean counts(Local local) {
    return counted.contains(local) && !assigned.contains(local);
  }

  /** Returns the only value that a variable of this code ever has, if there is one. */
  Optional<Expr> onlyValue(Local local) {
    return assigns(local) ? Optional.empty() : Optional.ofNullable(initializers.get(local));
  }

  private static String key(Expr.FieldRef field) {
    return field.owner() + "#" + field.name();
  }

  @Override
  public void visitLocal(Local local) {
    declared.add(local);
  }

  private void initialize(@Nullable Local local, @Nullable Expr value) {
    if (local != null && value != null) {
      initializers.put(local, value);
    }
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    initialize(stmt.local(), stmt.initializer());
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    stmt.resources().forEach(resource -> initialize(resource.local(), resource.value()));
    return super.visitTry(stmt);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    overwrite(expr.target(), assigned);
    return super.visitAssign(expr);
  }

  @Override
  public Unit visitCompoundAssign(Expr.CompoundAssign expr) {
    overwrite(expr.target(), counted);
    return super.visitCompoundAssign(expr);
  }

  @Override
  public Unit visitUnary(Expr.Unary expr) {
    if (expr.assigns()) {
      overwrite(expr.operand(), counted);
    }
    return super.visitUnary(expr);
  }

  private void overwrite(Expr target, Set<Local> locals) {
    if (target instanceof Expr.LocalRef local) {
      locals.add(local.local());
    } else if (target instanceof Expr.FieldRef field) {
      fields.add(key(field));
    }
  }
}
