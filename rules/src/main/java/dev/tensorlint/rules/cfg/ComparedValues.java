// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The variables and own fields that a piece of code compares at more than one place, so that what
 * one place finds out matters to another. A switch compares its selector.
 */
final class ComparedValues {

  private final StableFacts stable;
  private final @Nullable Stmt code;
  private @Nullable Set<Slot.Operand> repeated;

  /**
   * @param code the whole code, null if it compares nothing
   */
  ComparedValues(StableFacts stable, @Nullable Stmt code) {
    this.stable = stable;
    this.code = code;
  }

  /** Returns whether the outcome of a comparison is known, or matters to another comparison. */
  boolean areDecisive(Expr value) {
    return stable
        .operand(value)
        .filter(operand -> operand.isConstant() || repeated().contains(operand))
        .isPresent();
  }

  /** Returns whether the outcome of a comparison matters to another one. */
  boolean areAskedAgain(Slot.Comparison comparison) {
    return repeated().contains(comparison.left()) || repeated().contains(comparison.right());
  }

  private Set<Slot.Operand> repeated() {
    Set<Slot.Operand> known = repeated;
    if (known == null) {
      Walker walker = new Walker();
      if (code != null) {
        code.accept(walker);
      }
      known = walker.again;
      repeated = known;
    }
    return known;
  }

  private final class Walker extends IrWalker {
    private final Set<Slot.Operand> once = new HashSet<>();
    private final Set<Slot.Operand> again = new HashSet<>();

    private void compared(@Nullable Expr value) {
      if (value instanceof Expr.LocalRef || value instanceof Expr.FieldRef) {
        asked(value);
      }
    }

    private void asked(Expr value) {
      stable.operand(value).filter(operand -> !once.add(operand)).ifPresent(again::add);
    }

    @Override
    public Unit visitSwitch(Stmt.Switch stmt) {
      compared(stmt.selector());
      return super.visitSwitch(stmt);
    }

    @Override
    public Unit visitSwitchExpr(Expr.SwitchExpr expr) {
      compared(expr.selector());
      return super.visitSwitchExpr(expr);
    }

    @Override
    public Unit visitBinary(Expr.Binary expr) {
      compared(expr.left());
      compared(expr.right());
      return super.visitBinary(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      asked(expr);
      compared(expr.target());
      return super.visitCall(expr);
    }

    @Override
    public Unit visitInstanceOf(Expr.InstanceOf expr) {
      asked(expr);
      return super.visitInstanceOf(expr);
    }
  }
}
