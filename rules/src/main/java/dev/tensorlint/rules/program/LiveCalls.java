// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.ConstantConditions;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The calls in a body and the classes of which it creates objects, but for what a constant
 * condition excludes, such as {@code if (DEBUG)}.
 */
final class LiveCalls {

  private final Set<Callee> callees = new LinkedHashSet<>();
  private final Set<String> created = new LinkedHashSet<>();
  private final Set<Callee> excluded = new HashSet<>();

  /**
   * @param constants the values that fields always have
   */
  static LiveCalls of(Body body, ConstantConditions.Fields constants) {
    LiveCalls found = new LiveCalls();
    Walker walker = found.new Walker(new ConstantConditions(body.code(), constants));
    if (body.code() != null) {
      body.code().accept(walker);
    }
    for (FieldDecl field : body.initialized()) {
      if (field.initializer() != null) {
        field.initializer().accept(walker);
      }
    }
    return found;
  }

  /** Returns what it calls or refers to, resolved or not. */
  Set<Callee> callees() {
    return callees;
  }

  /** Returns the binary names of the classes of which it creates objects. */
  Set<String> created() {
    return created;
  }

  /** Returns whether it calls a method, but only where a constant condition excludes it. */
  boolean excludes(MethodRef method) {
    return excluded.contains(method) && !callees.contains(method);
  }

  private final class Walker extends IrWalker {

    private final ConstantConditions conditions;
    private boolean isExcluded;

    private Walker(ConstantConditions conditions) {
      this.conditions = conditions;
    }

    private void add(Callee callee) {
      (isExcluded ? excluded : callees).add(callee);
    }

    private void addCreated(TypeRef type, @Nullable TypeDecl anonymous) {
      if (!isExcluded) {
        created.add(anonymous == null ? type.name() : anonymous.name());
      }
    }

    @Override
    public Unit visitIf(Stmt.If stmt) {
      expr(stmt.condition());
      Optional<Boolean> truth = conditions.truth(stmt.condition());
      branch(stmt.whenTrue(), truth.equals(Optional.of(false)));
      branch(stmt.whenFalse(), truth.equals(Optional.of(true)));
      return Unit.UNIT;
    }

    @Override
    public Unit visitSwitch(Stmt.Switch stmt) {
      expr(stmt.selector());
      BitSet cannotRun = conditions.excluded(stmt.selector(), stmt.cases());
      for (int i = 0; i < stmt.cases().size(); i++) {
        SwitchCase one = stmt.cases().get(i);
        expr(one.guard());
        for (Stmt each : one.body()) {
          branch(each, cannotRun.get(i));
        }
      }
      return Unit.UNIT;
    }

    private void branch(@Nullable Stmt branch, boolean cannotRun) {
      boolean outer = isExcluded;
      isExcluded |= cannotRun;
      stmt(branch);
      isExcluded = outer;
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      add(expr.reached());
      return super.visitCall(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      add(expr.constructor());
      addCreated(expr.type(), expr.body());
      return super.visitNew(expr);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      add(expr.callee());
      if (expr.kind() == Expr.ReferenceKind.CONSTRUCTOR) {
        addCreated(expr.qualifier(), null);
      }
      return super.visitMethodReference(expr);
    }
  }
}
