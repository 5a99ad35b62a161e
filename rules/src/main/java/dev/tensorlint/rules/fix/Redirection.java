// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether code changes the meaning of an expression: it assigns a variable, a field or an array
 * slot in it, or calls another method on an object that it queries, as {@code all.set(0, x)} for
 * {@code all.get(0)}. A release of such an expression must not move past that code.
 */
final class Redirection extends IrWalker {

  private final Code code;
  private final Parts parts;
  private boolean found;

  private Redirection(Code code, Parts parts) {
    this.code = code;
    this.parts = parts;
  }

  static boolean any(Code code, List<Stmt> statements, Expr target) {
    Parts parts = new Parts(code);
    target.accept(parts);
    Redirection redirection = new Redirection(code, parts);
    statements.forEach(stmt -> stmt.accept(redirection));
    return redirection.found;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    Expr asked = expr.target();
    found |=
        asked != null
            && parts.asked.contains(code.file().textOf(asked.span()))
            && !parts.questions.contains(code.file().textOf(expr.nameSpan()));
    return super.visitCall(expr);
  }

  @Override
  protected void assigned(Expr target) {
    found |=
        (target instanceof Expr.LocalRef ref && parts.variables.contains(ref.local()))
            || (target instanceof Expr.FieldRef field && parts.fields.contains(field.name()))
            || (target instanceof Expr.ArrayAccess slot
                && parts.arrays.contains(code.file().textOf(slot.array().span())));
  }

  /** What an expression is made of. */
  private static final class Parts extends IrWalker {

    private final Code code;
    private final Set<Local> variables = new HashSet<>();
    private final Set<String> fields = new HashSet<>();
    private final Set<String> arrays = new HashSet<>();
    private final Set<String> asked = new HashSet<>();
    private final Set<String> questions = new HashSet<>();

    Parts(Code code) {
      this.code = code;
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      variables.add(expr.local());
      return super.visitLocalRef(expr);
    }

    @Override
    public Unit visitFieldRef(Expr.FieldRef expr) {
      fields.add(expr.name());
      return super.visitFieldRef(expr);
    }

    @Override
    public Unit visitArrayAccess(Expr.ArrayAccess expr) {
      arrays.add(code.file().textOf(expr.array().span()));
      return super.visitArrayAccess(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      Expr target = expr.target();
      if (target != null) {
        asked.add(code.file().textOf(target.span()));
        questions.add(code.file().textOf(expr.nameSpan()));
      }
      return super.visitCall(expr);
    }
  }
}
