// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Declares variables where they are used: one that is also used outside of the block of its
 * declaration is declared at the start of the method.
 */
final class Declarations {

  private Declarations() {}

  /** Returns the statements with each variable declared before all its uses. */
  static List<Stmt> placed(List<Stmt> statements, List<Local> parameters) {
    Uses uses = new Uses(parameters);
    uses.block(statements);
    if (uses.escaped.isEmpty()) {
      return statements;
    }
    List<Stmt> placed = new ArrayList<>();
    uses.escaped.forEach(local -> placed.add(new Stmt.LocalDecl(local, null, local.nameSpan())));
    placed.addAll(new Assignments(uses.escaped).all(statements));
    return placed;
  }

  /** Finds the variables that are used where their declaration does not reach. */
  private static final class Uses extends IrWalker {

    final Set<Local> escaped = new LinkedHashSet<>();
    private Set<Local> visible;

    Uses(List<Local> parameters) {
      this.visible = new LinkedHashSet<>(parameters);
    }

    void block(List<Stmt> statements) {
      Set<Local> outside = visible;
      visible = new LinkedHashSet<>(outside);
      statements.forEach(each -> each.accept(this));
      visible = outside;
    }

    @Override
    public Unit visitBlock(Stmt.Block stmt) {
      block(stmt.statements());
      return Unit.UNIT;
    }

    @Override
    public void visitLocal(Local local) {
      visible.add(local);
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      if (!visible.contains(expr.local())) {
        escaped.add(expr.local());
      }
      return Unit.UNIT;
    }
  }

  /** Makes assignments of declarations. */
  private static final class Assignments extends Rewriter {

    private final Set<Local> declared;

    Assignments(Set<Local> declared) {
      this.declared = declared;
    }

    @Override
    List<Stmt> rewritten(Stmt statement) {
      if (!(statement instanceof Stmt.LocalDecl decl) || !declared.contains(decl.local())) {
        return super.rewritten(statement);
      }
      Expr value = decl.initializer();
      if (value == null) {
        return List.of();
      }
      Span span = decl.span();
      Expr target = new Expr.LocalRef(decl.local(), span);
      return List.of(new Stmt.ExprStmt(new Expr.Assign(target, value, span), span));
    }
  }
}
