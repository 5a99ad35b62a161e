// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.Conversions;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Type.Primitive;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Translates operators, the conditional one and casts. */
final class OperatorTranslator {

  private final FileContext file;

  OperatorTranslator(FileContext file) {
    this.file = file;
  }

  Typed binary(BinaryExpr expr, Scope scope) {
    return switch (expr.getOperator()) {
      case AND -> and(expr, scope);
      case OR -> or(expr, scope);
      case PLUS -> sum(expr, scope);
      default -> {
        Typed left = file.exprs().translate(expr.getLeft(), scope);
        Typed right = file.exprs().translate(expr.getRight(), scope);
        yield binary(expr.getOperator(), left, right, file.span(expr));
      }
    };
  }

  private Typed and(BinaryExpr expr, Scope scope) {
    Typed left = file.exprs().translate(expr.getLeft(), scope);
    Typed right = file.exprs().translate(expr.getRight(), left.bindings().trueScope(scope));
    Typed whole = binary(expr.getOperator(), left, right, file.span(expr));
    return whole.with(Bindings.both(left.bindings(), right.bindings()));
  }

  private Typed or(BinaryExpr expr, Scope scope) {
    Typed left = file.exprs().translate(expr.getLeft(), scope);
    Typed right = file.exprs().translate(expr.getRight(), left.bindings().falseScope(scope));
    Typed whole = binary(expr.getOperator(), left, right, file.span(expr));
    return whole.with(Bindings.either(left.bindings(), right.bindings()));
  }

  private Typed binary(BinaryExpr.Operator operator, Typed left, Typed right, Span span) {
    Type type = typeOf(operator, left.type(), right.type());
    Expr whole =
        new Expr.Binary(operator.asString(), left.expr(), right.expr(), file.ref(type), span);
    return Typed.of(whole, type);
  }

  private static Type typeOf(BinaryExpr.Operator operator, Type left, Type right) {
    return switch (operator) {
      case AND, OR, EQUALS, NOT_EQUALS, LESS, GREATER, LESS_EQUALS, GREATER_EQUALS ->
          Primitive.BOOLEAN;
      case LEFT_SHIFT, SIGNED_RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT ->
          Conversions.promoted(left, Primitive.INT);
      case BINARY_AND, BINARY_OR, XOR ->
          Conversions.unboxed(left) == Primitive.BOOLEAN
              ? Primitive.BOOLEAN
              : Conversions.promoted(left, right);
      case PLUS ->
          isString(left) || isString(right) ? Type.ClassType.STRING : promoted(left, right);
      default -> promoted(left, right);
    };
  }

  private static Type promoted(Type left, Type right) {
    return Conversions.promoted(left, right);
  }

  private static boolean isString(Type type) {
    return type.equals(Type.ClassType.STRING);
  }

  /**
   * Translates a chain of {@code +} with runs of string literals joined, as javac's parser does.
   */
  private Typed sum(BinaryExpr expr, Scope scope) {
    List<Operand> operands = new ArrayList<>();
    List<Expression> run = new ArrayList<>();
    for (Expression operand : operands(expr)) {
      if (LiteralTranslator.isString(operand)) {
        run.add(operand);
      } else {
        addRun(run, operands, scope);
        operands.add(operand(operand, scope));
      }
    }
    addRun(run, operands, scope);
    return add(operands);
  }

  /** An operand and its span with its parentheses. */
  private record Operand(Typed typed, Span span) {}

  private Operand operand(Expression expr, Scope scope) {
    return new Operand(file.exprs().translate(expr, scope), file.span(expr));
  }

  private Typed add(List<Operand> operands) {
    Operand first = operands.get(0);
    Typed sum = first.typed();
    for (Operand operand : operands.subList(1, operands.size())) {
      Span span = first.span().to(operand.span());
      sum = binary(BinaryExpr.Operator.PLUS, sum, operand.typed(), span);
    }
    return sum;
  }

  private static List<Expression> operands(BinaryExpr expr) {
    List<Expression> operands = new ArrayList<>();
    Expression rest = expr;
    while (rest instanceof BinaryExpr sum && sum.getOperator() == BinaryExpr.Operator.PLUS) {
      operands.add(sum.getRight());
      rest = sum.getLeft();
    }
    operands.add(rest);
    Collections.reverse(operands);
    return operands;
  }

  private void addRun(List<Expression> run, List<Operand> operands, Scope scope) {
    if (run.size() == 1) {
      operands.add(operand(run.get(0), scope));
    } else if (run.size() > 1) {
      Typed joined = joined(run);
      operands.add(new Operand(joined, joined.expr().span()));
    }
    run.clear();
  }

  private Typed joined(List<Expression> literals) {
    StringBuilder text = new StringBuilder();
    literals.forEach(each -> text.append(LiteralTranslator.valueOf(each)));
    Span span = file.span(literals.get(0)).to(file.span(literals.get(literals.size() - 1)));
    Expr literal = new Expr.Literal(Expr.LiteralKind.STRING, text.toString(), TypeRef.STRING, span);
    return Typed.of(literal, Type.ClassType.STRING);
  }

  Typed unary(UnaryExpr expr, Scope scope) {
    Typed operand = file.exprs().translate(expr.getExpression(), scope);
    UnaryExpr.Operator operator = expr.getOperator();
    Type type = typeOf(operator, operand.type());
    Expr whole =
        new Expr.Unary(
            operator.asString(),
            operator.isPostfix(),
            operand.expr(),
            file.ref(type),
            file.span(expr));
    boolean isNot = operator == UnaryExpr.Operator.LOGICAL_COMPLEMENT;
    return Typed.of(whole, type).with(isNot ? operand.bindings().negated() : Bindings.NONE);
  }

  private static Type typeOf(UnaryExpr.Operator operator, Type operand) {
    return switch (operator) {
      case LOGICAL_COMPLEMENT -> Primitive.BOOLEAN;
      case PLUS, MINUS, BITWISE_COMPLEMENT -> Conversions.promoted(operand, Primitive.INT);
      default -> operand;
    };
  }

  Typed conditional(ConditionalExpr expr, Scope scope, Target target) {
    Typed condition = file.exprs().translate(expr.getCondition(), scope);
    Bindings bindings = condition.bindings();
    Typed whenTrue = file.exprs().translate(expr.getThenExpr(), bindings.trueScope(scope), target);
    Typed whenFalse =
        file.exprs().translate(expr.getElseExpr(), bindings.falseScope(scope), target);
    List<Type> arms = List.of(ArmTypes.shown(whenTrue), ArmTypes.shown(whenFalse));
    Type shown = ArmTypes.of(arms, file.types().conversions());
    Expr whole =
        new Expr.Conditional(
            condition.expr(), whenTrue.expr(), whenFalse.expr(), file.ref(shown), file.span(expr));
    boolean isPoly = whenTrue.isPoly() || whenFalse.isPoly();
    Type type = ArmTypes.joined(List.of(whenTrue.type(), whenFalse.type()), file.types());
    return new Typed(whole, type, Bindings.NONE, isPoly);
  }

  /** A cast gives a target to lambdas and method references alone: JLS 15.16. */
  private static Target castTarget(CastExpr cast, Type type) {
    Expression operand = cast.getExpression();
    while (operand instanceof EnclosedExpr enclosed) {
      operand = enclosed.getInner();
    }
    boolean isFunction = operand instanceof LambdaExpr || operand instanceof MethodReferenceExpr;
    return isFunction ? Target.of(type) : Target.NONE;
  }

  Typed cast(CastExpr expr, Scope scope) {
    Type type = file.type(expr.getType(), scope);
    Type shown = type instanceof Type.Intersection several ? several.components().get(0) : type;
    Typed operand = file.exprs().translate(expr.getExpression(), scope, castTarget(expr, shown));
    return Typed.of(new Expr.Cast(file.ref(type), operand.expr(), file.span(expr)), type);
  }
}
