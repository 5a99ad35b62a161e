// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.AcceptedTexts;
import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The properties of calls that determine the shape of the graph. */
public interface CallShape {

  /**
   * Returns the static type of a call's receiver as the methods here expect it: a binary name,
   * {@code Object} for an array, the method's owner if there is no receiver.
   */
  static String receiverType(Expr.Call call) {
    Expr target = call.target();
    if (target != null && target.type().isKnown()) {
      return target.type().isArray() ? "java.lang.Object" : target.type().name();
    }
    return call.callee() instanceof MethodRef method ? method.owner() : "?";
  }

  /**
   * Returns the target of a call as far as it is known: one that stands for several overloads is
   * unresolved if these do not have the same effect.
   */
  default Callee decided(String receiverType, Callee callee) {
    return callee;
  }

  /** Returns when a call runs its lambda arguments; empty if that is not known. */
  Optional<LambdaRuns> lambdas(String receiverType, Callee callee);

  /**
   * Returns how a method of the program runs the functions that it gets, and which method of a
   * library returns what its function returns.
   */
  default FunctionRuns functionRuns(String receiverType, Callee callee) {
    return FunctionRuns.NONE;
  }

  /**
   * Returns whether a call on a function runs it: it is the one abstract method of a functional
   * interface.
   *
   * @param parameters number of parameters of the function
   */
  default boolean runs(Callee callee, int parameters) {
    return callee instanceof MethodRef method
        && !method.isStatic()
        && method.parameters().size() == parameters
        && !method.name().equals("equals")
        && !method.returnType().name().equals(method.owner());
  }

  /** Returns whether a function type is known to return nothing. */
  boolean returnsNothing(String functionalInterface);

  /** Returns what the result of a call says about the receiver's content. */
  default ContentQuestion asks(String receiverType, Callee callee) {
    return ContentQuestion.NONE;
  }

  /** Returns the operand that a call returns, {@link Operand#NONE} if it returns something else. */
  default Operand same(String receiverType, Callee callee) {
    return Operand.NONE;
  }

  /** Returns the kind of a call's result. */
  default ResultEffect.Kind result(String receiverType, Callee callee) {
    return ResultEffect.Kind.COPY;
  }

  /**
   * Returns whether the analysis needs to know how the inputs of a call change between its
   * executions.
   */
  default boolean dependsOnInputs(String receiverType, Callee callee) {
    return false;
  }

  /** Returns whether a call certainly returns the same for the same inputs. */
  default boolean isSameForSame(String receiverType, Callee callee) {
    return false;
  }

  /** Returns whether no code assigns a field once its object is constructed. */
  default boolean isSettled(Expr.FieldRef field) {
    return false;
  }

  /** Returns the truth value that a field always has. */
  default Optional<Boolean> truth(Expr.FieldRef field) {
    return Optional.empty();
  }

  /** Returns whether a field is a constant, and no other constant of the program is its object. */
  default boolean isOwnObject(Expr.FieldRef field) {
    return false;
  }

  /** Returns the whole number that a constant of the program or of a library is. */
  default OptionalLong constant(Expr.FieldRef field) {
    return OptionalLong.empty();
  }

  /** Returns the components of a record of the program, in their order; none for other types. */
  default Map<String, TypeRef> components(String type) {
    return Map.of();
  }

  /** Returns the exceptions of ordinary operation, as binary names. */
  List<String> exceptions(String receiverType, Callee callee);

  /**
   * Returns on which conditions on its arguments a call throws some of its {@link #exceptions}: at
   * least one holds if it throws them.
   */
  default Map<String, Set<ThrowCondition>> throwConditions(String receiverType, Callee callee) {
    return Map.of();
  }

  /** Returns for which texts calls do not throw some exceptions. */
  default Set<AcceptedTexts> acceptedTexts() {
    return Set.of();
  }

  /**
   * Returns whether the call throws nothing at all, not even an unchecked exception of which
   * nothing speaks.
   */
  default boolean isQuiet(String receiverType, Callee callee) {
    return false;
  }

  /** Returns whether a method has a parameter of one of the JDK's types of functions. */
  static boolean takesFunction(Callee callee) {
    return callee instanceof MethodRef method
        && method.parameters().stream()
            .map(TypeRef::name)
            .anyMatch(
                type ->
                    type.startsWith("java.util.function.") || type.equals("java.lang.Runnable"));
  }

  /** Returns conditions on its arguments that all hold once a call has returned. */
  default Set<ThrowCondition> returnConditions(String receiverType, Callee callee) {
    return Set.of();
  }

  /** Returns whether unchecked exceptions that nothing declares are followed out of the method. */
  boolean followsUnexpected();

  /**
   * Returns whether the call releases its receiver, and so throws nothing unexpected. A release
   * that must not be repeated may throw.
   *
   * @param isImplicit whether try-with-resources makes the call, which happens once
   */
  boolean isRelease(String receiverType, Callee callee, boolean isImplicit);

  /** Returns whether the call may never return, because its callees are unknown. */
  default boolean isDoubtful(String receiverType, Callee callee) {
    return !(callee instanceof MethodRef);
  }

  /** Returns whether a clause that catches this type of exception expects a misuse. */
  default boolean isMisuse(String caught) {
    return false;
  }

  /** Returns whether the call returns its receiver. */
  boolean returnsReceiver(String receiverType, Callee callee);

  /** Returns whether the call returns, and what its return or its result implies. */
  CallOutcome outcome(String receiverType, Callee callee);

  /** Returns the method that closes a resource of a type. */
  default Callee closeMethod(String type) {
    return releaseMethod(type, "close");
  }

  /** Returns the method without parameters that a type has under a name. */
  Callee releaseMethod(String type, String name);

  /**
   * Returns the method of a class of the program that implements or overrides a method of a library
   * type, by its name and number of parameters; empty if no code of the class or of a superclass in
   * the program does.
   */
  default Optional<MethodRef> implemented(String type, String name, int parameters) {
    return Optional.empty();
  }

  /**
   * Returns the methods of a library type that a class of the program implements or overrides, each
   * as the class has it; none for methods that release something.
   */
  default List<MethodRef> implemented(String type, String library) {
    return List.of();
  }

  /**
   * Returns conditions on its arguments, one of which holds if a call returns something else than
   * null, or an optional that is not empty; none if it may for all arguments.
   */
  default Set<ThrowCondition> presentOnlyIf(String receiverType, Callee callee) {
    return Set.of();
  }

  /** Returns whether neither a model nor a body says what a call does. */
  default boolean isUnseen(String receiverType, Callee callee) {
    return false;
  }

  /** Returns whether the first is the second or a subtype of it. */
  boolean isSubtype(String type, String of);
}
