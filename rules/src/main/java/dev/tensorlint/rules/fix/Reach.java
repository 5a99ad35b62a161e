// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How far a variable is needed among its siblings: up to the last statement that mentions it, or
 * something that was made with it and may still use it.
 */
final class Reach {

  private final Siblings siblings;
  private final Set<Local> needed = new HashSet<>();

  private Reach(Siblings siblings) {
    this.siblings = siblings;
  }

  /** Returns the index of the last statement that needs one of the variables. */
  static int last(Siblings siblings, Set<Local> variables) {
    return new Reach(siblings).last(variables, false);
  }

  /** Returns the variables, and those that hold what was made with them. */
  static Set<Local> needed(Siblings siblings, Set<Local> variables) {
    Reach reach = new Reach(siblings);
    reach.last(variables, false);
    return reach.needed;
  }

  /**
   * Returns the index for a block that begins there: it also has in it what needs a variable that
   * is declared in it.
   */
  static int lastOfBlock(Siblings siblings, Set<Local> variables) {
    return new Reach(siblings).last(variables, true);
  }

  private int last(Set<Local> variables, boolean isBlock) {
    needed.addAll(variables);
    int last = siblings.index();
    int next = lastMention(last);
    while (next > last) {
      for (int i = last + 1; i <= next; i++) {
        siblings.get(i).accept(new Dependents());
        if (isBlock && siblings.get(i) instanceof Stmt.LocalDecl decl) {
          needed.add(decl.local());
        }
      }
      last = next;
      next = lastMention(last);
    }
    return last;
  }

  private int lastMention(int atLeast) {
    int last = atLeast;
    for (Local each : needed) {
      last = Math.max(last, siblings.lastMention(each));
    }
    return last;
  }

  /** Returns whether values keep nothing of what they were made with. */
  static boolean isPlain(TypeRef type) {
    TypeRef element = new TypeRef(type.name(), List.of(), 0);
    return element.isPrimitive() || element.isBoxed() || element.equals(TypeRef.STRING);
  }

  /** Adds the variables that are given something which was made with a needed one. */
  private final class Dependents extends IrWalker {

    @Override
    public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
      add(stmt.local(), stmt.initializer());
      return super.visitLocalDecl(stmt);
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.LocalRef target) {
        add(target.local(), expr.value());
      }
      return super.visitAssign(expr);
    }

    private void add(Local local, @Nullable Expr value) {
      boolean isMadeOfIt = Kept.of(value).stream().anyMatch(needed::contains);
      if (isMadeOfIt && !isPlain(local.type())) {
        needed.add(local);
      }
    }
  }

  /** The variables that a value may go on using, and not those of which it has only taken data. */
  private static final class Kept extends IrWalker {

    private final Set<Local> found = new HashSet<>();

    static Set<Local> of(@Nullable Expr value) {
      Kept kept = new Kept();
      kept.expr(value);
      return kept.found;
    }

    @Override
    protected Unit expr(@Nullable Expr expr) {
      boolean isData = expr != null && isPlain(expr.type());
      return isData ? Unit.UNIT : super.expr(expr);
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      found.add(expr.local());
      return super.visitLocalRef(expr);
    }

    /** Takes its data later. */
    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      found.addAll(Mentions.of(expr));
      return Unit.UNIT;
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      if (expr.body() == null) {
        return super.visitNew(expr);
      }
      found.addAll(Mentions.of(expr));
      return Unit.UNIT;
    }
  }
}
