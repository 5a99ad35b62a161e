// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.TryStmt;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;

/** Translates {@code try}. */
final class TryTranslator {

  private final FileContext file;
  private final LocalTranslator locals;

  TryTranslator(FileContext file, LocalTranslator locals) {
    this.file = file;
    this.locals = locals;
  }

  Stmt translate(TryStmt stmt, Scope scope) {
    BlockScope head = new BlockScope(scope);
    List<Stmt.Resource> resources = new ArrayList<>();
    for (Expression each : stmt.getResources()) {
      resources.add(resource(each, head));
    }
    Stmt.Block body = file.stmts().block(stmt.getTryBlock(), head);
    List<Stmt.Catch> catches =
        stmt.getCatchClauses().stream().map(each -> handler(each, scope)).toList();
    BlockStmt last = stmt.getFinallyBlock().orElse(null);
    Stmt.Block finallyBlock = last == null ? null : file.stmts().block(last, scope);
    return new Stmt.Try(resources, body, catches, finallyBlock, file.span(stmt));
  }

  private Stmt.Resource resource(Expression expr, BlockScope head) {
    if (!(expr instanceof VariableDeclarationExpr declaration)) {
      Expr existing = file.exprs().translate(expr, head).expr();
      return new Stmt.Resource(null, existing, existing.span());
    }
    LocalTranslator.Declared declared =
        locals.declare(declaration, declaration.getVariable(0), head);
    Span span = file.span(declaration);
    Typed initializer = declared.initializer();
    Expr value = initializer == null ? Typed.opaque(List.of(), span).expr() : initializer.expr();
    return new Stmt.Resource(declared.variable().local(), value, span);
  }

  private Stmt.Catch handler(CatchClause clause, Scope scope) {
    Parameter parameter = clause.getParameter();
    Type written = file.type(parameter.getType(), scope);
    List<Type> types =
        written instanceof Type.Intersection several ? several.components() : List.of(written);
    Variable variable =
        locals.variable(
            parameter.getNameAsString(),
            Annotations.of(parameter.getAnnotations(), scope, file),
            common(types),
            file.span(parameter.getName()));
    Stmt.Block body =
        file.stmts().block(clause.getBody(), new BlockScope(scope, List.of(variable)));
    return new Stmt.Catch(
        variable.local(), types.stream().map(file::ref).toList(), body, file.span(clause));
  }

  private Type common(List<Type> alternatives) {
    Type common = alternatives.get(0);
    for (Type each : alternatives.subList(1, alternatives.size())) {
      if (common instanceof Type.ClassType first && each instanceof Type.ClassType other) {
        common = Type.of(file.types().upperBounds().commonClass(first.name(), other.name()));
      }
    }
    return common;
  }
}
