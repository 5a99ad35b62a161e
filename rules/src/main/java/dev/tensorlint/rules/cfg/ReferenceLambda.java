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
 * Translates a method reference that runs at another time to the equivalent lambda: {@code
 * this::step} is {@code x -> this.step(x)}. All of its nodes have the span of the reference. A
 * reference stays as it is if it evaluates an expression first, or if its arguments do not
 * correspond to the parameters of the method.
 */
public final class ReferenceLambda {

  private final Expr.MethodReference reference;
  private final MethodRef method;
  private final TypeRef result;
  private final Span nameSpan;
  private final Span span;
  private final List<Local> parameters = new ArrayList<>();

  private ReferenceLambda(
      Expr.MethodReference reference, MethodRef method, TypeRef result, Span nameSpan, Span span) {
    this.reference = reference;
    this.method = method;
    this.result = result;
    this.nameSpan = nameSpan;
    this.span = span;
  }

  /** Returns the lambda of a reference, or the expression itself. */
  public static Expr of(Expr function) {
    if (!(function instanceof Expr.MethodReference reference)
        || !(reference.callee() instanceof MethodRef method)
        || !isPlain(reference, method)) {
      return function;
    }
    Span span = reference.span();
    return new ReferenceLambda(reference, method, method.returnType(), span, span).lambda();
  }

  /**
   * Returns the lambda of a reference where a call runs it: the nodes have the spans of that call,
   * through which exceptions pass, and the type of its result, which a reference to a generic
   * method does not contain.
   */
  static Expr of(Expr function, Expr.Call run) {
    return function instanceof Expr.MethodReference reference
            && reference.callee() instanceof MethodRef method
            && isPlain(reference, method)
        ? new ReferenceLambda(
                reference, method, returned(method, run.type()), run.nameSpan(), run.span())
            .lambda()
        : function;
  }

  /** Returns whether a reference is a call with what the function gets. */
  static boolean isCallable(Expr.MethodReference reference) {
    return switch (reference.kind()) {
      case BOUND, UNBOUND, STATIC -> true;
      case CONSTRUCTOR ->
          reference.callee() instanceof MethodRef constructor
              && constructor.parameters().size() == 1
              && !constructor.isVarargs();
      case OTHER -> false;
    };
  }

  private static TypeRef returned(MethodRef method, TypeRef result) {
    boolean isKnown = result.isKnown() && result.isReference() && !result.equals(TypeRef.OBJECT);
    return isKnown && method.returnType().isReference() ? result : method.returnType();
  }

  private static boolean isPlain(Expr.MethodReference reference, MethodRef method) {
    return switch (reference.kind()) {
      case STATIC, UNBOUND -> !method.isVarargs();
      case BOUND ->
          !method.isVarargs()
              && (reference.target() instanceof Expr.LocalRef
                  || reference.target() instanceof Expr.This
                  || reference.target() instanceof Expr.New);
      case CONSTRUCTOR, OTHER -> false;
    };
  }

  private Expr.Lambda lambda() {
    Expr object = object();
    List<Expr> arguments = new ArrayList<>();
    method.parameters().forEach(type -> arguments.add(parameter(type)));
    Expr.Call call = new Expr.Call(object, method, arguments, result, nameSpan, span);
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
        new Local("argument " + parameters.size() + " of " + method.name(), type, span);
    parameters.add(parameter);
    return new Expr.LocalRef(parameter, span);
  }
}
