// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;

/** Translates loops. */
final class LoopTranslator {

  private final FileContext file;
  private final LocalTranslator locals;

  LoopTranslator(FileContext file, LocalTranslator locals) {
    this.file = file;
    this.locals = locals;
  }

  Stmt whileLoop(WhileStmt stmt, BlockScope block) {
    Typed condition = file.exprs().translate(stmt.getCondition(), block);
    Stmt body = file.stmts().translate(stmt.getBody(), condition.bindings().trueScope(block));
    introduceBehind(stmt.getBody(), condition, block);
    return new Stmt.While(condition.expr(), body, file.span(stmt));
  }

  /** Behind a loop without {@code break} its condition is false: JLS 6.3.2.3. */
  private static void introduceBehind(Statement body, Typed condition, BlockScope block) {
    if (body.findFirst(BreakStmt.class).isEmpty()) {
      condition.bindings().whenFalse().forEach(block::declare);
    }
  }

  Stmt doLoop(DoStmt stmt, BlockScope block) {
    Stmt body = file.stmts().translate(stmt.getBody(), block);
    Typed condition = file.exprs().translate(stmt.getCondition(), block);
    introduceBehind(stmt.getBody(), condition, block);
    return new Stmt.DoWhile(body, condition.expr(), file.span(stmt));
  }

  Stmt forLoop(ForStmt stmt, Scope scope) {
    BlockScope head = new BlockScope(scope);
    List<Stmt> init = new ArrayList<>();
    for (Expression each : stmt.getInitialization()) {
      init.addAll(initialization(each, head));
    }
    Typed condition =
        stmt.getCompare().map(each -> file.exprs().translate(each, head)).orElse(null);
    Scope inside = condition == null ? head : condition.bindings().trueScope(head);
    List<Expr> update =
        stmt.getUpdate().stream().map(each -> file.exprs().translate(each, inside).expr()).toList();
    Stmt body = file.stmts().translate(stmt.getBody(), inside);
    return new Stmt.For(
        init, condition == null ? null : condition.expr(), update, body, file.span(stmt));
  }

  private List<Stmt> initialization(Expression expr, BlockScope head) {
    if (expr instanceof VariableDeclarationExpr declaration) {
      return locals.declare(declaration, head);
    }
    Expr value = file.exprs().translate(expr, head).expr();
    return List.of(new Stmt.ExprStmt(value, value.span()));
  }

  Stmt forEach(ForEachStmt stmt, Scope scope) {
    Typed iterable = file.exprs().translate(stmt.getIterable(), scope);
    Type type = iterable.type();
    Variable variable = locals.element(stmt.getVariable(), type, scope);
    Stmt body = file.stmts().translate(stmt.getBody(), new BlockScope(scope, List.of(variable)));
    return new Stmt.ForEach(variable.local(), iterable.expr(), body, file.span(stmt));
  }
}
