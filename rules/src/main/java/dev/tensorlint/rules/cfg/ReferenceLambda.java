// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A method reference that runs at another time, as the lambda that it stands for: {@code
 * this::step} is {@code x -> this.step(x)}. All of it stands where the reference does. What
 * evaluates its object first, or passes arguments in another form than the method has parameters,
 * stays as it is.
 */
final class ReferenceLambda {

  private final Expr.MethodReference reference;
  private final MethodRef method;
  private final List<Local> parameters = new ArrayList<>();

  private ReferenceLambda(Expr.MethodReference reference, MethodRef method) {
    this.reference = reference;
    this.method = method;
  }

  /** Returns the lambda of a reference, or else the expression itself. */
  static Expr of(Expr function) {
    return function instanceof Expr.MethodReference reference
            && reference.callee() instanceof MethodRef method
            && isPlain(reference, method)
        ? new ReferenceLambda(reference, method).lambda()
        : function;
  }

  private static boolean isPlain(Expr.MethodReference reference, MethodRef method) {
    return switch (reference.kind()) {
      case STATIC, UNBOUND -> !method.isVarargs();
      case BOUND ->
          !method.isVarargs()
              && (reference.target() instanceof Expr.LocalRef
                  || reference.target() instanceof Expr.This);
      case CONSTRUCTOR, OTHER -> false;
    };
  }

  private Expr.Lambda lambda() {
    Span span = reference.span();
    Expr object = object();
    List<Expr> arguments = new ArrayList<>();
    method.parameters().forEach(type -> arguments.add(parameter(type)));
    Expr.Call call = new Expr.Call(object, method, arguments, method.returnType(), span, span);
    return new Expr.Lambda(parameters, new Stmt.Return(call, span), reference.type(), span);
  }

  private @Nullable Expr object() {
    return switch (reference.kind()) {
      case UNBOUND -> parameter(reference.qualifier());
      case BOUND -> reference.target();
      case STATIC, CONSTRUCTOR, OTHER -> null;
    };
  }

  private Expr parameter(TypeRef type) {
    Local parameter =
        new Local("argument " + parameters.size() + " of " + method.name(), type, reference.span());
    parameters.add(parameter);
    return new Expr.LocalRef(parameter, reference.span());
  }
}
