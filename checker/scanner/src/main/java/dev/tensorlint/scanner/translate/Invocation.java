// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.scanner.resolve.Argument;
import dev.tensorlint.scanner.resolve.Inference;
import dev.tensorlint.scanner.resolve.OverloadSet;
import dev.tensorlint.scanner.resolve.Overloads;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Substitution;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of one call on their way: looked at to choose the method, then translated for its
 * parameters.
 */
final class Invocation {

  /**
   * A call with its method chosen and its arguments translated.
   *
   * @param method the chosen one, null when there is none
   * @param type the result's type with type arguments inferred
   */
  record Done(
      @Nullable MethodInfo method,
      Callee callee,
      List<Expr> arguments,
      Type type,
      boolean isPoly) {}

  /**
   * What a call is chosen among, and what it gives back.
   *
   * @param typeParameters what is inferred
   * @param given explicit type arguments, empty when they are inferred
   * @param result declared type of the result
   */
  record Signature(List<TypeVariable> typeParameters, List<Type> given, Type result) {}

  private final FileContext file;
  private final List<PendingArgument> pending = new ArrayList<>();
  private final Target target;

  Invocation(FileContext file, NodeList<Expression> arguments, Scope scope, Target target) {
    this.file = file;
    this.target = target;
    for (Expression argument : arguments) {
      pending.add(new PendingArgument(file, argument, scope));
    }
  }

  Overloads.@Nullable Choice choose(OverloadSet candidates) {
    Overloads overloads = new Overloads(file.types());
    boolean isOverloaded = candidates.isOverloaded(pending.size());
    Overloads.Choice choice = isOverloaded ? null : overloads.choose(candidates, arguments(false));
    // Where there is a choice, or the first look fails, what an argument is without its lambdas is
    // too little to go by.
    return choice == null ? overloads.choose(candidates, arguments(true)) : choice;
  }

  private List<Argument> arguments(boolean isFull) {
    return pending.isEmpty()
        ? List.of()
        : pending.stream().map(each -> each.argument(isFull)).toList();
  }

  /**
   * Translates the arguments of a call that could not be resolved.
   *
   * @param owner the type in which it was looked for
   */
  Done unresolved(String name, Type owner) {
    List<Expr> arguments = new ArrayList<>();
    for (PendingArgument argument : pending) {
      boolean isDone = !argument.isPoly() || (target.isProbe() && !argument.isFunction());
      if (isDone) {
        arguments.add(argument.value().expr());
      } else if (!target.isProbe()) {
        arguments.add(argument.translate(Type.Special.UNKNOWN).expr());
      }
    }
    Callee callee = file.unresolved().method(name, Erasure.ref(owner));
    return new Done(null, callee, arguments, Type.Special.UNKNOWN, hasPoly());
  }

  private boolean hasPoly() {
    return pending.stream().anyMatch(PendingArgument::isPoly);
  }

  /** Infers the chosen method's type parameters and translates the arguments for it. */
  Done done(Overloads.Choice choice, Signature signature) {
    MethodInfo method = choice.member().method();
    List<TypeVariable> inferred =
        signature.given().isEmpty() ? signature.typeParameters() : List.of();
    Inference inference = new Inference(file.types(), inferred, choice.member().substitution());
    Substitution given =
        signature.given().isEmpty()
            ? Substitution.NONE
            : Substitution.of(signature.typeParameters(), signature.given());
    Type result = inference.open(given.apply(result(method, signature)));
    List<Type> parameters = new ArrayList<>();
    for (int i = 0; i < pending.size(); i++) {
      parameters.add(inference.open(given.apply(choice.parameter(i))));
    }
    List<Expr> arguments =
        target.isProbe() ? probe(inference, parameters) : translate(inference, parameters, result);
    boolean isPoly =
        inference.isLoose(result) || isUntold(method, signature) || (target.isProbe() && hasPoly());
    Type type =
        target.isOpen() && inference.isOpen(result) ? Type.Special.OPEN : inference.solved(result);
    return new Done(method, method.ref(), arguments, type, isPoly);
  }

  /** A method that is known by its name alone gives what its place asks for. */
  private Type result(MethodInfo method, Signature signature) {
    return isUntold(method, signature) ? target.type() : signature.result();
  }

  private static boolean isUntold(MethodInfo method, Signature signature) {
    return Access.has(method.flags(), Access.NAMED) && !signature.result().isKnown();
  }

  private List<Expr> probe(Inference inference, List<Type> parameters) {
    List<Expr> arguments = new ArrayList<>();
    for (int i = 0; i < pending.size(); i++) {
      PendingArgument argument = pending.get(i);
      if (!argument.isFunction()) {
        inference.passed(argument.value().type(), parameters.get(i));
        arguments.add(argument.value().expr());
      }
    }
    return arguments;
  }

  private List<Expr> translate(Inference inference, List<Type> parameters, Type result) {
    Expr[] arguments = new Expr[pending.size()];
    for (int i = 0; i < arguments.length; i++) {
      if (!pending.get(i).isPoly()) {
        inference.passed(pending.get(i).value().type(), parameters.get(i));
        arguments[i] = pending.get(i).value().expr();
      }
    }
    inference.expected(target.type(), result);
    for (int i = 0; i < arguments.length; i++) {
      if (pending.get(i).isPoly() && !pending.get(i).isFunction()) {
        arguments[i] = poly(pending.get(i), parameters.get(i), inference);
      }
    }
    for (int i = 0; i < arguments.length; i++) {
      declare(pending.get(i), parameters.get(i), inference);
    }
    for (int i = 0; i < arguments.length; i++) {
      if (pending.get(i).isFunction()) {
        arguments[i] = function(pending.get(i), parameters.get(i), inference);
      }
    }
    return List.of(arguments);
  }

  private Expr poly(PendingArgument argument, Type parameter, Inference inference) {
    Typed translated = argument.translate(inference.asked(parameter));
    inference.passed(translated.type(), parameter);
    return translated.expr();
  }

  /** What a lambda declares counts before what any body gives back: JLS 18.5.1. */
  private void declare(PendingArgument argument, Type parameter, Inference inference) {
    FunctionType open = file.types().functions().of(parameter);
    if (open != null && argument.expr() instanceof LambdaExpr lambda) {
      FunctionTarget functionTarget = new FunctionTarget(open, Erasure.of(parameter), inference);
      new FunctionTranslator(file).declare(lambda, argument.scope(), functionTarget);
    }
  }

  private Expr function(PendingArgument argument, Type parameter, Inference inference) {
    FunctionType open = file.types().functions().of(parameter);
    if (open == null) {
      return argument.translate(inference.fixed(parameter)).expr();
    }
    FunctionTarget functionTarget = new FunctionTarget(open, Erasure.of(parameter), inference);
    return new FunctionTranslator(file)
        .translate(argument.expr(), argument.scope(), functionTarget);
  }
}
