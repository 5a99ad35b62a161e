// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The exceptions of ordinary operation that one call may throw: those of its method, without those
 * whose conditions its arguments refute by their text or type.
 */
final class PossibleExceptions {

  private final CallShape shape;
  private final Instr.Invoke call;
  private final List<Expr> given;
  private final List<String> types = new ArrayList<>();
  private final Map<String, Set<ThrowCondition>> onlyIf = new HashMap<>();

  /**
   * @param given the arguments, empty if they are not known
   */
  PossibleExceptions(CallShape shape, Instr.Invoke call, List<Expr> given) {
    this.shape = shape;
    this.call = call;
    this.given = given;
    List<String> all = shape.exceptions(call.receiverType(), call.callee());
    if (all.isEmpty()) {
      return;
    }
    TextArguments texts = new TextArguments(shape.acceptedTexts(), given);
    Map<String, Set<ThrowCondition>> conditions =
        shape.throwConditions(call.receiverType(), call.callee());
    for (String type : all) {
      Set<ThrowCondition> known = conditions.get(type);
      if (texts.exclude(type)) {
        continue;
      }
      if (known == null) {
        types.add(type);
      } else {
        addIfPossible(type, known);
      }
    }
  }

  private void addIfPossible(String type, Set<ThrowCondition> conditions) {
    Set<ThrowCondition> left = new HashSet<>(conditions);
    left.removeIf(this::isRefuted);
    if (!left.isEmpty()) {
      types.add(type);
      onlyIf.put(type, Set.copyOf(left));
    }
  }

  /**
   * Returns whether the conditions on which a call throws ask whether an argument is true: then it
   * matters on which paths a comparison that is passed holds.
   */
  static boolean dependsOnTruth(CallShape shape, String receiverType, Callee callee, int argument) {
    for (Set<ThrowCondition> conditions : shape.throwConditions(receiverType, callee).values()) {
      for (ThrowCondition one : conditions) {
        if (one instanceof ThrowCondition.Tested tested
            && tested.parameter() == argument
            && (tested.is() == OperandTest.Is.IS_TRUE || tested.is() == OperandTest.Is.IS_FALSE)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns whether a call runs a function whose code is not among its arguments, so that it throws
   * what that code throws.
   */
  static boolean runsUnseenCode(Callee callee, List<Expr> given) {
    return CallShape.takesFunction(callee)
        && given.stream()
            .noneMatch(one -> one instanceof Expr.Lambda || one instanceof Expr.MethodReference);
  }

  /** Returns whether an argument rules out what the call might throw without being stated. */
  static boolean isRuledOut(CallShape shape, Instr.Invoke call, List<Expr> given) {
    return new TextArguments(shape.acceptedTexts(), given).excludeAll(call.method());
  }

  List<String> types() {
    return types;
  }

  /** Returns the conditions that are left, by the type of exception that depends on them. */
  Map<String, Set<ThrowCondition>> onlyIf() {
    return Map.copyOf(onlyIf);
  }

  /** Returns whether the arguments rule out that the call returns something else than null. */
  boolean isResultNull() {
    Set<ThrowCondition> present = shape.presentOnlyIf(call.receiverType(), call.callee());
    return !present.isEmpty() && present.stream().allMatch(this::isRefuted);
  }

  private boolean isRefuted(ThrowCondition condition) {
    int position = condition.parameter();
    if (position == ThrowCondition.HELD_BY_RECEIVER) {
      return condition instanceof ThrowCondition.Throws thrown
          && isHeldQuietly(call.receiver(), thrown.method());
    }
    if (position < 0 || position >= given.size() || isOneOfMany(position)) {
      return false;
    }
    Expr argument = given.get(position);
    if (condition instanceof ThrowCondition.Compared compared) {
      return LiteralKey.decimal(argument).filter(value -> !compared.holdsFor(value)).isPresent();
    }
    if (condition instanceof ThrowCondition.NoneOf none) {
      return label(argument).filter(none.constants()::contains).isPresent();
    }
    if (condition instanceof ThrowCondition.Tested tested) {
      return isRefuted(tested.is(), argument);
    }
    return condition instanceof ThrowCondition.Throws thrown
        && throwsNothing(argument.type(), thrown.method());
  }

  private Optional<String> label(Expr argument) {
    return new StableFacts(shape, local -> Optional.empty(), new Questions(null)).label(argument);
  }

  /**
   * Returns whether a method of what an object holds throws nothing: its class is the type argument
   * of the object.
   */
  private boolean isHeldQuietly(@Nullable Slot object, String method) {
    List<TypeRef> held =
        object instanceof Slot.Variable variable ? variable.local().type().arguments() : List.of();
    return held.size() == 1 && throwsNothing(held.get(0), method);
  }

  /** Returns whether a parameter takes any number of arguments. */
  private boolean isOneOfMany(int position) {
    return call.callee() instanceof MethodRef method
        && method.isVarargs()
        && position >= method.parameters().size() - 1;
  }

  private static boolean isRefuted(OperandTest.Is is, Expr argument) {
    return switch (is) {
      case IS_NULL -> isObject(argument);
      case IS_NOT_NULL -> isLiteral(argument, Expr.LiteralKind.NULL);
      case IS_TRUE -> isLiteral(argument, Expr.LiteralKind.FALSE);
      case IS_FALSE -> isLiteral(argument, Expr.LiteralKind.TRUE);
    };
  }

  /** Returns whether an expression is never null by its form. */
  private static boolean isObject(Expr argument) {
    return argument instanceof Expr.New
        || argument instanceof Expr.NewArray
        || argument instanceof Expr.This
        || argument instanceof Expr.Lambda
        || argument instanceof Expr.MethodReference
        || argument instanceof Expr.ClassLiteral
        || (argument instanceof Expr.Literal literal && literal.kind() != Expr.LiteralKind.NULL);
  }

  private static boolean isLiteral(Expr argument, Expr.LiteralKind kind) {
    return argument instanceof Expr.Literal literal && literal.kind() == kind;
  }

  /**
   * Returns whether a method of a class throws nothing. A subclass cannot add checked exceptions,
   * and what it throws unchecked is not known of an argument's class either.
   */
  private boolean throwsNothing(TypeRef type, String name) {
    if (!type.isKnown() || type.isArray()) {
      return false;
    }
    Callee method = name.equals("close") ? shape.closeMethod(type.name()) : null;
    return method instanceof MethodRef
        && shape.exceptions(type.name(), method).isEmpty()
        && (shape.isRelease(type.name(), method, true) || shape.isQuiet(type.name(), method));
  }
}
