// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.CharLiteralExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.tensorlint.scanner.source.Scope;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Translates expressions: finds the translator of each kind. */
final class ExprTranslator implements Expressions {

  /** Translates one kind of expression. */
  private interface Handler<E extends Expression> {
    Typed translate(E expr, Scope scope, Target target);
  }

  private final FileContext file;
  private final Map<Class<? extends Expression>, Handler<Expression>> handlers = new HashMap<>();

  ExprTranslator(FileContext file) {
    this.file = file;
    addLiterals(new LiteralTranslator(file));
    addNames(new NameTranslator(file));
    addCalls(new CallTranslator(file), new CreationTranslator(file));
    addFunctions(new FunctionTranslator(file));
    addOperators(new OperatorTranslator(file), new AssignTranslator(file));
    addTests(new PatternTranslator(file), new SwitchTranslator(file));
    addArrays(new ArrayTranslator(file));
  }

  private void addLiterals(LiteralTranslator literals) {
    add(NullLiteralExpr.class, (e, scope, target) -> literals.nullLiteral(e));
    add(BooleanLiteralExpr.class, (e, scope, target) -> literals.bool(e));
    add(StringLiteralExpr.class, (e, scope, target) -> literals.string(e));
    add(TextBlockLiteralExpr.class, (e, scope, target) -> literals.string(e));
    add(CharLiteralExpr.class, (e, scope, target) -> literals.character(e));
    add(IntegerLiteralExpr.class, (e, scope, target) -> literals.number(e));
    add(LongLiteralExpr.class, (e, scope, target) -> literals.number(e));
    add(DoubleLiteralExpr.class, (e, scope, target) -> literals.number(e));
  }

  private void addNames(NameTranslator names) {
    add(EnclosedExpr.class, (e, scope, target) -> translate(e.getInner(), scope, target));
    add(NameExpr.class, (e, scope, target) -> names.name(e, scope));
    add(FieldAccessExpr.class, (e, scope, target) -> names.fieldAccess(e, scope));
    add(ThisExpr.class, (e, scope, target) -> names.self(e, scope));
    add(SuperExpr.class, (e, scope, target) -> names.superclass(e, scope));
    add(ClassExpr.class, (e, scope, target) -> names.classLiteral(e, scope));
  }

  private void addCalls(CallTranslator calls, CreationTranslator creations) {
    add(MethodCallExpr.class, calls::call);
    add(ObjectCreationExpr.class, creations::creation);
  }

  private void addFunctions(FunctionTranslator functions) {
    add(LambdaExpr.class, functions::lambda);
    add(MethodReferenceExpr.class, functions::methodReference);
  }

  private void addOperators(OperatorTranslator operators, AssignTranslator assigns) {
    add(BinaryExpr.class, (e, scope, target) -> operators.binary(e, scope));
    add(UnaryExpr.class, (e, scope, target) -> operators.unary(e, scope));
    add(ConditionalExpr.class, operators::conditional);
    add(CastExpr.class, (e, scope, target) -> operators.cast(e, scope));
    add(AssignExpr.class, (e, scope, target) -> assigns.assign(e, scope));
  }

  private void addTests(PatternTranslator patterns, SwitchTranslator switches) {
    add(InstanceOfExpr.class, (e, scope, target) -> patterns.instanceOf(e, scope));
    add(SwitchExpr.class, switches::expression);
  }

  private void addArrays(ArrayTranslator arrays) {
    add(ArrayAccessExpr.class, (e, scope, target) -> arrays.access(e, scope));
    add(ArrayCreationExpr.class, (e, scope, target) -> arrays.creation(e, scope));
    add(ArrayInitializerExpr.class, (e, scope, target) -> arrays.initializer(e, scope, target));
  }

  private <E extends Expression> void add(Class<E> kind, Handler<E> handler) {
    handlers.put(kind, (expr, scope, target) -> handler.translate(kind.cast(expr), scope, target));
  }

  @Override
  public Typed translate(Expression written, Scope scope, Target target) {
    file.budget().spend();
    Expression expr = CastReferences.corrected(written);
    Handler<Expression> handler = handlers.get(expr.getClass());
    return handler == null
        ? Typed.opaque(List.of(), file.span(expr))
        : handler.translate(expr, scope, target);
  }
}
