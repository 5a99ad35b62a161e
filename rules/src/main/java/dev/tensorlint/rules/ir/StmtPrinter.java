// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes statements for {@link IrPrinter}. */
final class StmtPrinter implements Stmt.Visitor<Unit> {

  private final IrText text;
  private final ExprPrinter exprs;
  private final Consumer<TypeDecl> types;

  StmtPrinter(IrText text, Consumer<TypeDecl> types) {
    this.text = text;
    this.types = types;
    this.exprs = new ExprPrinter(text, this, types);
  }

  ExprPrinter exprs() {
    return exprs;
  }

  void annotation(Annotation annotation) {
    text.line(text.annotation(annotation));
  }

  void all(String role, List<? extends Stmt> statements) {
    if (!statements.isEmpty()) {
      text.nest(role, () -> statements.forEach(each -> each.accept(this)));
    }
  }

  private void one(String role, @Nullable Stmt statement) {
    if (statement != null) {
      all(role, List.of(statement));
    }
  }

  private Unit node(Stmt stmt, String head, Runnable content) {
    text.nest(head + " @" + text.at(stmt.span()), content);
    return Unit.UNIT;
  }

  private static void none() {}

  @Override
  public Unit visitBlock(Stmt.Block stmt) {
    return node(stmt, "Block", () -> stmt.statements().forEach(each -> each.accept(this)));
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    return node(
        stmt,
        "LocalDecl " + text.local(stmt.local()),
        () -> {
          exprs.optional("initializer", stmt.initializer());
        });
  }

  @Override
  public Unit visitExprStmt(Stmt.ExprStmt stmt) {
    return node(stmt, "ExprStmt", () -> stmt.expr().accept(exprs));
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    return node(
        stmt,
        "If",
        () -> {
          exprs.one("condition", stmt.condition());
          one("then", stmt.whenTrue());
          one("else", stmt.whenFalse());
        });
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    return node(
        stmt,
        "While",
        () -> {
          exprs.one("condition", stmt.condition());
          one("body", stmt.body());
        });
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    return node(
        stmt,
        "DoWhile",
        () -> {
          one("body", stmt.body());
          exprs.one("condition", stmt.condition());
        });
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    return node(
        stmt,
        "For",
        () -> {
          all("init", stmt.init());
          exprs.optional("condition", stmt.condition());
          exprs.all("update", stmt.update());
          one("body", stmt.body());
        });
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    return node(
        stmt,
        "ForEach " + text.local(stmt.variable()),
        () -> {
          exprs.one("iterable", stmt.iterable());
          one("body", stmt.body());
        });
  }

  @Override
  public Unit visitSwitch(Stmt.Switch stmt) {
    return node(
        stmt,
        "Switch",
        () -> {
          exprs.one("selector", stmt.selector());
          exprs.cases(stmt.cases());
        });
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    return node(
        stmt,
        "Try",
        () -> {
          stmt.resources().forEach(this::resource);
          one("body", stmt.body());
          stmt.catches().forEach(this::handler);
          one("finally", stmt.finallyBlock());
        });
  }

  @Override
  public Unit visitOnFailure(Stmt.OnFailure stmt) {
    return node(
        stmt,
        "OnFailure",
        () -> {
          one("body", stmt.body());
          one("cleanup", stmt.cleanup());
        });
  }

  @Override
  public Unit visitAddedClose(Stmt.AddedClose stmt) {
    return node(stmt, "AddedClose " + text.local(stmt.resource()), () -> {});
  }

  private void resource(Stmt.Resource resource) {
    Local local = resource.local();
    String declared = local == null ? "" : " " + text.local(local);
    text.nest(
        "resource" + declared + " @" + text.at(resource.span()),
        () -> resource.value().accept(exprs));
  }

  private void handler(Stmt.Catch handler) {
    String head =
        "catch %s of %s @%s"
            .formatted(
                text.local(handler.parameter()),
                IrText.types(handler.types()),
                text.at(handler.span()));
    text.nest(head, () -> handler.body().accept(this));
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    return node(stmt, "Return", () -> exprs.bare(stmt.value()));
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    return node(stmt, "Throw", () -> stmt.value().accept(exprs));
  }

  @Override
  public Unit visitBreak(Stmt.Break stmt) {
    return node(stmt, "Break" + label(stmt.label()), StmtPrinter::none);
  }

  @Override
  public Unit visitContinue(Stmt.Continue stmt) {
    return node(stmt, "Continue" + label(stmt.label()), StmtPrinter::none);
  }

  private static String label(@Nullable String label) {
    return label == null ? "" : " " + label;
  }

  @Override
  public Unit visitYield(Stmt.Yield stmt) {
    return node(stmt, "Yield", () -> stmt.value().accept(exprs));
  }

  @Override
  public Unit visitSynchronized(Stmt.Synchronized stmt) {
    return node(
        stmt,
        "Synchronized",
        () -> {
          exprs.one("lock", stmt.lock());
          one("body", stmt.body());
        });
  }

  @Override
  public Unit visitLabeled(Stmt.Labeled stmt) {
    return node(stmt, "Labeled " + stmt.label(), () -> stmt.body().accept(this));
  }

  @Override
  public Unit visitLocalClass(Stmt.LocalClass stmt) {
    return node(stmt, "LocalClass", () -> types.accept(stmt.type()));
  }

  @Override
  public Unit visitAssert(Stmt.Assert stmt) {
    return node(
        stmt,
        "Assert",
        () -> {
          exprs.one("condition", stmt.condition());
          exprs.optional("detail", stmt.detail());
        });
  }
}
