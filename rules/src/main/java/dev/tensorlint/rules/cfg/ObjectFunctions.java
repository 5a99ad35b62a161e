// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The functions that objects of the program are: a task with one method {@code call}, whose class
 * is known where it is created. A call that runs such an object runs that method. An anonymous
 * object without anything else is the lambda of its method.
 */
final class ObjectFunctions {

  private final CallShape shape;
  private final Function<Local, Optional<Expr>> onlyValue;

  /**
   * @param onlyValue returns the only value that a variable ever has
   */
  ObjectFunctions(CallShape shape, Function<Local, Optional<Expr>> onlyValue) {
    this.shape = shape;
    this.onlyValue = onlyValue;
  }

  /** Returns whether an argument may be an object that is a function. */
  static boolean mayBe(Expr argument) {
    return argument instanceof Expr.New
        || argument instanceof Expr.LocalRef
        || (argument instanceof Expr.Cast cast && mayBe(cast.operand()));
  }

  /** Returns the creation of the object that an expression is; null if it is not known. */
  private Expr.@Nullable New creation(@Nullable Expr expr) {
    Expr value = expr instanceof Expr.Cast cast ? cast.operand() : expr;
    if (value instanceof Expr.LocalRef local) {
      value = onlyValue.apply(local.local()).orElse(null);
    }
    return value instanceof Expr.New creation ? creation : null;
  }

  /**
   * Returns the function that an argument is, or the argument itself.
   *
   * @param parameter the type of the parameter that gets it
   * @param isLater whether the function may run after the call, so that its object must be one that
   *     can be created then
   */
  Expr function(Expr argument, TypeRef parameter, boolean isLater) {
    Expr.New creation = creation(argument);
    if (creation == null || !parameter.isReference() || parameter.equals(TypeRef.OBJECT)) {
      return argument;
    }
    TypeDecl body = creation.body();
    if (body != null) {
      return argument instanceof Expr.New ? lambda(creation, body, parameter) : argument;
    }
    boolean isObject =
        creation.outer() == null
            && (!isLater || (creation == argument && creation.arguments().isEmpty()))
            && !creation.type().name().equals(parameter.name());
    List<MethodRef> own =
        isObject ? shape.implemented(creation.type().name(), parameter.name()) : List.of();
    return own.size() == 1
        ? new Expr.MethodReference(
            Expr.ReferenceKind.BOUND,
            argument instanceof Expr.Cast cast ? cast.operand() : argument,
            creation.type(),
            own.get(0).direct(),
            parameter,
            argument.span())
        : argument;
  }

  /** Returns the lambda that an anonymous object is, or its creation. */
  private static Expr lambda(Expr.New creation, TypeDecl body, TypeRef parameter) {
    List<MethodDecl> methods =
        body.methods().stream().filter(method -> !method.ref().isConstructor()).toList();
    if (!creation.arguments().isEmpty()
        || !body.fields().isEmpty()
        || !body.types().isEmpty()
        || methods.size() != 1) {
      return creation;
    }
    MethodDecl only = methods.get(0);
    Stmt code = only.body();
    return code == null || only.isInitializer() || OwnMentions.of(body, code)
        ? creation
        : new Expr.Lambda(only.parameters(), code, parameter, creation.span());
  }

  /**
   * Returns the call of the method that runs where a call of a library's method on an object of the
   * program arrives, or the call itself.
   */
  Expr.Call exact(Expr.Call call) {
    if (!(call.target() instanceof Expr.LocalRef)
        || !(call.callee() instanceof MethodRef called)
        || called.isStatic()) {
      return call;
    }
    Expr.New creation = creation(call.target());
    if (creation == null || creation.body() != null) {
      return call;
    }
    String type = creation.type().name();
    boolean isOpen =
        !type.equals(called.owner()) && shape.isUnseen(CallShape.receiverType(call), called);
    return isOpen ? onObject(call, called, type) : call;
  }

  private Expr.Call onObject(Expr.Call call, MethodRef called, String type) {
    return shape
        .implemented(type, called.name(), called.parameters().size())
        .map(method -> reaching(call, method.direct()))
        .orElse(call);
  }

  private static Expr.Call reaching(Expr.Call call, Callee method) {
    return new Expr.Call(
        call.target(), method, call.arguments(), call.type(), call.nameSpan(), call.span());
  }

  /**
   * Returns the method of an object of the program whose result a call returns.
   *
   * @param receiver the receiver of the call
   * @param name the method's name
   */
  Optional<MethodRef> resultOf(@Nullable Expr receiver, String name) {
    Expr made =
        receiver instanceof Expr.LocalRef local
            ? onlyValue.apply(local.local()).orElse(null)
            : receiver;
    List<Expr> given =
        made instanceof Expr.Call call
            ? call.arguments()
            : made instanceof Expr.New creation ? creation.arguments() : List.of();
    return given.stream().flatMap(argument -> method(argument, name).stream()).findFirst();
  }

  private Optional<MethodRef> method(Expr argument, String name) {
    Expr.New creation = creation(argument);
    TypeDecl body = creation == null ? null : creation.body();
    String type =
        body != null
            ? body.name()
            : creation != null ? creation.type().name() : argument.type().name();
    return shape.implemented(type, name, 2).map(found -> creation == null ? found : found.direct());
  }

  /** Looks for code that mentions the object itself. */
  private static final class OwnMentions extends IrWalker {
    private final String type;
    private boolean isFound;

    private OwnMentions(String type) {
      this.type = type;
    }

    static boolean of(TypeDecl object, Stmt code) {
      OwnMentions mentions = new OwnMentions(object.name());
      code.accept(mentions);
      return mentions.isFound;
    }

    @Override
    public Unit visitThis(Expr.This expr) {
      isFound |= expr.type().name().equals(type);
      return super.visitThis(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      isFound |= expr.target() == null && isOwn(expr.callee());
      return super.visitCall(expr);
    }

    /** An unresolved name without a target may be that of an inherited method. */
    private boolean isOwn(Callee callee) {
      return !(callee instanceof MethodRef method)
          || (!method.isStatic() && method.owner().equals(type));
    }
  }
}
