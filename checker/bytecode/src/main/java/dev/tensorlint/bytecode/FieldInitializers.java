// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves the initial values of fields back to the fields: a compiler puts them into the initializer
 * of the class, and into each constructor after the call of the superclass.
 */
final class FieldInitializers {

  private final SourceFile file;
  private final Map<String, Expr> values = new HashMap<>();
  private final List<MethodDecl> methods = new ArrayList<>();

  private FieldInitializers(SourceFile file) {
    this.file = file;
  }

  /**
   * The members of a class.
   *
   * @param fields with their initial values
   * @param methods without them; a constructor that did nothing else is gone
   */
  record Members(List<FieldDecl> fields, List<MethodDecl> methods) {}

  static Members moved(SourceFile file, List<FieldDecl> fields, List<MethodDecl> methods) {
    FieldInitializers moving = new FieldInitializers(file);
    List<MethodDecl> first =
        methods.stream()
            .filter(each -> each.kind() == MethodDecl.Kind.CONSTRUCTOR && !delegates(each))
            .toList();
    for (MethodDecl each : methods) {
      moving.add(each, first.size() == 1 && first.contains(each));
    }
    List<FieldDecl> initialized = fields.stream().map(moving::withValue).toList();
    return new Members(initialized, moving.methods);
  }

  /** Returns whether a constructor leaves the work to another one. */
  private static boolean delegates(MethodDecl constructor) {
    Stmt.Block body = constructor.body();
    return body != null && body.statements().stream().anyMatch(FieldInitializers::delegates);
  }

  private static boolean delegates(Stmt statement) {
    return statement instanceof Stmt.ExprStmt stmt
        && stmt.expr() instanceof Expr.Call call
        && call.callee().name().equals("<init>")
        && call.target() instanceof Expr.This self
        && !self.isSuper();
  }

  private void add(MethodDecl method, boolean isOnlyConstructor) {
    Stmt.Block body = method.body();
    boolean isStatic = method.kind() == MethodDecl.Kind.STATIC_INITIALIZER;
    if (body == null || (!isStatic && !isOnlyConstructor)) {
      methods.add(method);
      return;
    }
    List<Stmt> rest = new ArrayList<>(body.statements());
    int at = isStatic ? 0 : 1;
    while (at < rest.size() && move(rest.get(at), method, isStatic)) {
      rest.remove(at);
    }
    boolean isEmpty = rest.size() <= at + 1 && isReturn(rest, at) && method.parameters().isEmpty();
    boolean hasMoved = rest.size() < body.statements().size();
    if (!isEmpty || !hasMoved) {
      methods.add(hasMoved ? withBody(method, rest) : method);
    }
  }

  private static boolean isReturn(List<Stmt> statements, int at) {
    return at >= statements.size() || statements.get(at) instanceof Stmt.Return;
  }

  private static MethodDecl withBody(MethodDecl method, List<Stmt> statements) {
    return new MethodDecl(
        method.kind(),
        method.ref(),
        method.parameters(),
        method.modifiers(),
        method.annotations(),
        new Stmt.Block(statements, Spans.of(statements)),
        method.span(),
        method.nameSpan());
  }

  private boolean move(Stmt statement, MethodDecl method, boolean isStatic) {
    boolean isAssignment =
        statement instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Assign assign
            && assign.target() instanceof Expr.FieldRef field
            && field.owner().equals(method.ref().owner())
            && field.isStatic() == isStatic
            && !values.containsKey(field.name())
            && !readsVariables(assign.value());
    boolean isOutside = isStatic || method.parameters().isEmpty() || line(statement) < line(method);
    if (isAssignment && isOutside) {
      Expr.Assign assign = (Expr.Assign) ((Stmt.ExprStmt) statement).expr();
      values.put(((Expr.FieldRef) assign.target()).name(), assign.value());
      return true;
    }
    return false;
  }

  private int line(Stmt statement) {
    return file.positionOf(statement.span().start()).line();
  }

  /** Returns the line of a constructor, that of the call of the superclass. */
  private int line(MethodDecl constructor) {
    Stmt.Block body = constructor.body();
    return body == null || body.statements().isEmpty() ? 0 : line(body.statements().get(0));
  }

  private static boolean readsVariables(Expr value) {
    boolean[] isFound = {false};
    value.accept(
        new IrWalker() {
          @Override
          public Unit visitLocalRef(Expr.LocalRef expr) {
            isFound[0] = true;
            return Unit.UNIT;
          }

          @Override
          public Unit visitLambda(Expr.Lambda expr) {
            return Unit.UNIT;
          }
        });
    return isFound[0];
  }

  private FieldDecl withValue(FieldDecl field) {
    Expr value = values.get(field.name());
    return value == null
        ? field
        : new FieldDecl(
            field.owner(),
            field.name(),
            field.type(),
            field.modifiers(),
            field.annotations(),
            value,
            field.span().to(value.span()),
            field.nameSpan());
  }
}
