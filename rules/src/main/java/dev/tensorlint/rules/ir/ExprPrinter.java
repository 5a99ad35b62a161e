// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes expressions, patterns and cases for {@link IrPrinter}. */
final class ExprPrinter implements Expr.Visitor<Unit> {

  private final IrText text;
  private final StmtPrinter statements;
  private final Consumer<TypeDecl> types;

  ExprPrinter(IrText text, StmtPrinter statements, Consumer<TypeDecl> types) {
    this.text = text;
    this.statements = statements;
    this.types = types;
  }

  void bare(@Nullable Expr expr) {
    if (expr != null) {
      expr.accept(this);
    }
  }

  void one(String role, Expr expr) {
    text.nest(role, () -> expr.accept(this));
  }

  void optional(String role, @Nullable Expr expr) {
    if (expr != null) {
      one(role, expr);
    }
  }

  void all(String role, @Nullable List<Expr> exprs) {
    if (exprs != null && !exprs.isEmpty()) {
      text.nest(role, () -> exprs.forEach(each -> each.accept(this)));
    }
  }

  void cases(List<SwitchCase> cases) {
    cases.forEach(this::switchCase);
  }

  private void switchCase(SwitchCase each) {
    String head =
        "case"
            + IrText.flag(each.isArrow(), " arrow")
            + IrText.flag(each.isDefault(), " default")
            + " @"
            + text.at(each.span());
    text.nest(
        head,
        () -> {
          all("constants", each.constants());
          each.patterns().forEach(this::pattern);
          optional("guard", each.guard());
          statements.all("body", each.body());
        });
  }

  private void pattern(Pattern pattern) {
    String at = " @" + text.at(pattern.span());
    if (pattern instanceof Pattern.Binding binding) {
      text.line("Binding " + text.local(binding.local()) + at);
    } else if (pattern instanceof Pattern.Deconstruction parts) {
      text.nest(
          "Deconstruction " + parts.type() + at, () -> parts.components().forEach(this::pattern));
    } else {
      text.line("Unnamed" + at);
    }
  }

  private Unit node(Expr expr, String head, Runnable content) {
    text.nest(head + " : " + expr.type() + " @" + text.at(expr.span()), content);
    return Unit.UNIT;
  }

  private static void none() {}

  @Override
  public Unit visitLiteral(Expr.Literal expr) {
    return node(
        expr, "Literal " + expr.kind() + " " + IrText.quoted(expr.text()), ExprPrinter::none);
  }

  @Override
  public Unit visitLocalRef(Expr.LocalRef expr) {
    String head = "LocalRef " + expr.local().name() + " of " + text.at(expr.local().nameSpan());
    return node(expr, head, ExprPrinter::none);
  }

  @Override
  public Unit visitFieldRef(Expr.FieldRef expr) {
    String head =
        "FieldRef %s.%s%s name @%s"
            .formatted(
                expr.owner(),
                expr.name(),
                IrText.flag(expr.isStatic(), " static"),
                text.at(expr.nameSpan()));
    return node(expr, head, () -> optional("target", expr.target()));
  }

  @Override
  public Unit visitThis(Expr.This expr) {
    return node(expr, expr.isSuper() ? "Super" : "This", ExprPrinter::none);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    String head = "Call " + IrText.callee(expr.callee()) + " name @" + text.at(expr.nameSpan());
    return node(
        expr,
        head,
        () -> {
          optional("target", expr.target());
          all("arguments", expr.arguments());
        });
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    return node(
        expr,
        "New " + IrText.callee(expr.constructor()),
        () -> {
          optional("outer", expr.outer());
          all("arguments", expr.arguments());
          if (expr.body() != null) {
            types.accept(expr.body());
          }
        });
  }

  @Override
  public Unit visitNewArray(Expr.NewArray expr) {
    List<Expr> elements = expr.elements();
    return node(
        expr,
        "NewArray" + IrText.flag(elements != null, " initialized"),
        () -> {
          all("dimensions", expr.dimensions());
          all("elements", elements);
        });
  }

  @Override
  public Unit visitArrayAccess(Expr.ArrayAccess expr) {
    return node(
        expr,
        "ArrayAccess",
        () -> {
          one("array", expr.array());
          one("index", expr.index());
        });
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    return assignment(expr, "Assign", expr.target(), expr.value());
  }

  @Override
  public Unit visitCompoundAssign(Expr.CompoundAssign expr) {
    return assignment(expr, "CompoundAssign " + expr.operator(), expr.target(), expr.value());
  }

  private Unit assignment(Expr expr, String head, Expr target, Expr value) {
    return node(
        expr,
        head,
        () -> {
          one("target", target);
          one("value", value);
        });
  }

  @Override
  public Unit visitUnary(Expr.Unary expr) {
    String head = "Unary " + expr.operator() + IrText.flag(expr.isPostfix(), " postfix");
    return node(expr, head, () -> expr.operand().accept(this));
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    return node(
        expr,
        "Binary " + expr.operator(),
        () -> {
          expr.left().accept(this);
          expr.right().accept(this);
        });
  }

  @Override
  public Unit visitConditional(Expr.Conditional expr) {
    return node(
        expr,
        "Conditional",
        () -> {
          one("condition", expr.condition());
          one("then", expr.whenTrue());
          one("else", expr.whenFalse());
        });
  }

  @Override
  public Unit visitInstanceOf(Expr.InstanceOf expr) {
    return node(
        expr,
        "InstanceOf " + expr.tested(),
        () -> {
          expr.operand().accept(this);
          if (expr.pattern() != null) {
            pattern(expr.pattern());
          }
        });
  }

  @Override
  public Unit visitCast(Expr.Cast expr) {
    return node(expr, "Cast", () -> expr.operand().accept(this));
  }

  @Override
  public Unit visitSwitchExpr(Expr.SwitchExpr expr) {
    return node(
        expr,
        "SwitchExpr",
        () -> {
          one("selector", expr.selector());
          cases(expr.cases());
        });
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    String parameters =
        expr.parameters().stream().map(text::local).collect(Collectors.joining(", "));
    return node(expr, "Lambda (" + parameters + ")", () -> expr.body().accept(statements));
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    String head =
        "MethodReference %s %s qualifier %s"
            .formatted(expr.kind(), IrText.callee(expr.callee()), expr.qualifier());
    return node(expr, head, () -> optional("target", expr.target()));
  }

  @Override
  public Unit visitClassLiteral(Expr.ClassLiteral expr) {
    return node(expr, "ClassLiteral " + expr.named(), ExprPrinter::none);
  }

  @Override
  public Unit visitOpaque(Expr.Opaque expr) {
    return node(expr, "Opaque", () -> expr.parts().forEach(each -> each.accept(this)));
  }
}
