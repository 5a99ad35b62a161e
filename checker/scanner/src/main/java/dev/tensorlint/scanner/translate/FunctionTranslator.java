// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.scanner.parse.TypeSyntaxReader;
import dev.tensorlint.scanner.resolve.Inference;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.ResultScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.Substitution;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates lambdas and method references. */
final class FunctionTranslator {

  /**
   * A translated lambda.
   *
   * @param results types of what its body gives back
   * @param firm those among them that do not follow what is expected of them
   */
  record Body(Expr expr, List<Type> results, List<Type> firm) {

    boolean followsTarget() {
      return firm.size() < results.size();
    }
  }

  private final FileContext file;
  private final ReferenceTranslator references;

  FunctionTranslator(FileContext file) {
    this.file = file;
    this.references = new ReferenceTranslator(file);
  }

  Typed lambda(LambdaExpr expr, Scope scope, Target target) {
    FunctionTarget function = functionTarget(target);
    return Typed.function(body(expr, scope, function).expr(), target.type());
  }

  Typed methodReference(MethodReferenceExpr expr, Scope scope, Target target) {
    FunctionTarget function = functionTarget(target);
    return Typed.function(references.translate(expr, scope, function), target.type());
  }

  private @Nullable FunctionTarget functionTarget(Target target) {
    FunctionType function = file.types().functions().of(target.type());
    return function == null
        ? null
        : new FunctionTarget(
            function,
            Erasure.of(target.type()),
            new Inference(file.types(), List.of(), Substitution.NONE));
  }

  /** Translates a lambda or method reference that is an argument. */
  Expr translate(Expression expr, Scope scope, FunctionTarget target) {
    if (expr instanceof MethodReferenceExpr reference) {
      return references.translate(reference, scope, target);
    }
    LambdaExpr lambda = (LambdaExpr) expr;
    int before = file.unresolved().count();
    Body body = body(lambda, scope, target);
    if (!body.followsTarget()) {
      body.results().forEach(target::gives);
      return body.expr();
    }
    body.firm().forEach(target::gives);
    if (!body.firm().isEmpty()) {
      // What the firm results say is what the others are expected to be.
      file.unresolved().forget(file.unresolved().count() - before);
      body = body(lambda, scope, target);
    }
    body.results().forEach(target::gives);
    return body.expr();
  }

  ReferenceTarget target(MethodReferenceExpr expr, Scope scope) {
    return references.target(expr, scope);
  }

  /**
   * Translates a lambda.
   *
   * @param target what it implements, null when that is not known
   */
  Body body(LambdaExpr expr, Scope scope, @Nullable FunctionTarget target) {
    List<Variable> parameters = parameters(expr, scope, target);
    Type expected = target == null ? Type.Special.UNKNOWN : target.result();
    ResultScope result = new ResultScope(scope, ResultScope.Kind.RETURN, expected);
    BlockScope inside = new BlockScope(result, parameters);
    Stmt body = bodyOf(expr, inside, result);
    TypeRef type = target == null ? TypeRef.UNKNOWN : Erasure.ref(target.type());
    List<Local> locals = parameters.stream().map(Variable::local).toList();
    Expr lambda = new Expr.Lambda(locals, body, type, file.span(expr));
    return new Body(lambda, result.results(), result.firmResults());
  }

  private Stmt bodyOf(LambdaExpr expr, Scope inside, ResultScope result) {
    if (expr.getBody() instanceof BlockStmt block) {
      return file.stmts().block(block, inside);
    }
    Expression value = ((ExpressionStmt) expr.getBody()).getExpression();
    Type expected = result.expected();
    Typed typed =
        file.exprs().translate(value, inside, Target.of(expected.isVoid() ? unknown() : expected));
    result.add(typed.type(), ArmTypes.shown(typed), typed.isPoly());
    return new Stmt.Return(typed.expr(), typed.expr().span());
  }

  private static Type unknown() {
    return Type.Special.UNKNOWN;
  }

  private List<Variable> parameters(LambdaExpr expr, Scope scope, @Nullable FunctionTarget target) {
    List<Variable> variables = new ArrayList<>();
    for (int i = 0; i < expr.getParameters().size(); i++) {
      Parameter parameter = expr.getParameters().get(i);
      if (!isInferred(parameter)) {
        Type declared = file.resolver().resolve(TypeSyntaxReader.read(parameter), scope);
        variables.add(variable(parameter, scope, declared));
        if (target != null) {
          target.declares(i, declared);
        }
      }
    }
    return variables.isEmpty() ? inferred(expr, scope, target) : variables;
  }

  /** Takes in the parameter types that a lambda has written. */
  void declare(LambdaExpr expr, Scope scope, FunctionTarget target) {
    int before = file.unresolved().count();
    for (int i = 0; i < expr.getParameters().size(); i++) {
      Parameter parameter = expr.getParameters().get(i);
      if (!isInferred(parameter)) {
        target.declares(i, file.resolver().resolve(TypeSyntaxReader.read(parameter), scope));
      }
    }
    file.unresolved().forget(file.unresolved().count() - before);
  }

  private static boolean isInferred(Parameter parameter) {
    return parameter.getType().isUnknownType() || parameter.getType().isVarType();
  }

  private List<Variable> inferred(LambdaExpr expr, Scope scope, @Nullable FunctionTarget target) {
    List<Type> types = target == null ? List.of() : target.parameters();
    List<Variable> variables = new ArrayList<>();
    for (int i = 0; i < expr.getParameters().size(); i++) {
      Type type = i < types.size() ? types.get(i) : Type.Special.UNKNOWN;
      variables.add(variable(expr.getParameters().get(i), scope, type));
    }
    return variables;
  }

  private Variable variable(Parameter parameter, Scope scope, Type type) {
    Local local =
        new Local(
            parameter.getNameAsString(),
            file.ref(type),
            Annotations.of(parameter.getAnnotations(), scope, file),
            file.span(parameter.getName()));
    return new Variable(local, type);
  }
}
