// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import dev.tensorlint.scanner.resolve.Argument;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A lambda whose target is not known yet. */
final class PendingLambda implements Argument.Function {

  private final FileContext file;
  private final LambdaExpr lambda;
  private final Scope scope;
  private @Nullable Type bodyType;

  PendingLambda(FileContext file, LambdaExpr lambda, Scope scope) {
    this.file = file;
    this.lambda = lambda;
    this.scope = scope;
  }

  @Override
  public boolean fits(FunctionType function) {
    if (function.parameters().size() != lambda.getParameters().size()
        || !fitsParameters(function.parameters())) {
      return false;
    }
    if (lambda.getBody() instanceof BlockStmt block) {
      return function.isVoid() ? !LambdaBodies.returnsValue(block) : LambdaBodies.canYield(block);
    }
    return !function.isVoid() || LambdaBodies.isStatement(expression());
  }

  /** A written parameter type is the function's own: no value is boxed between the two. */
  private boolean fitsParameters(List<Type> types) {
    for (int i = 0; i < types.size(); i++) {
      Parameter parameter = lambda.getParameter(i);
      boolean isExplicit = !parameter.getType().isUnknownType() && !parameter.getType().isVarType();
      if (isExplicit && types.get(i).isKnown() && !isWritten(parameter, types.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWritten(Parameter parameter, Type type) {
    if (!parameter.getType().isPrimitiveType() || parameter.isVarArgs()) {
      return !type.isPrimitive();
    }
    return type instanceof Type.Primitive own && own.keyword().equals(parameter.getTypeAsString());
  }

  private Expression expression() {
    return ((ExpressionStmt) lambda.getBody()).getExpression();
  }

  @Override
  public Type bodyType() {
    Type known = bodyType;
    if (known == null) {
      boolean isExplicit =
          lambda.getParameters().stream().noneMatch(each -> each.getType().isUnknownType());
      known = isExplicit ? probe() : Type.Special.UNKNOWN;
      bodyType = known;
    }
    return known;
  }

  private Type probe() {
    int before = file.unresolved().count();
    FunctionTranslator.Body body = new FunctionTranslator(file).body(lambda, scope, null);
    file.unresolved().forget(file.unresolved().count() - before);
    boolean isBlock = lambda.getBody() instanceof BlockStmt;
    if (isBlock && body.results().isEmpty()) {
      return LambdaBodies.canYield((BlockStmt) lambda.getBody())
          ? Type.Special.UNKNOWN
          : Type.Special.VOID;
    }
    return ArmTypes.joined(body.results(), file.types());
  }
}
