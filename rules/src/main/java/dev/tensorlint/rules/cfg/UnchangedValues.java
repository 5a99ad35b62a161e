// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The expressions that have the same value each time, as long as no variable and no own field in
 * them is assigned: arithmetic, properties of objects that never change, such as the length of a
 * text or an array or the component of a record, and settled {@link Questions}.
 */
final class UnchangedValues {

  /** Values of more variables, fields and constants are not followed. */
  private static final int MOST_PARTS = 8;

  private static final Set<String> ARITHMETIC =
      Set.of("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>");

  private static final String STRING = TypeRef.STRING.name();

  /** The methods whose answer only depends on what never changes, by the class of the method. */
  private static final Map<String, Set<String>> PURE =
      Map.of(
          STRING,
          Set.of(
              "equals",
              "equalsIgnoreCase",
              "isEmpty",
              "isBlank",
              "startsWith",
              "endsWith",
              "contains",
              "length",
              "charAt",
              "indexOf"),
          "java.util.Optional",
          Set.of("isPresent", "isEmpty"),
          "java.lang.Enum",
          Set.of("name", "ordinal"),
          "java.lang.Object",
          Set.of("getClass"));

  private final CallShape shape;
  private final Questions questions;
  private final Function<Expr, Optional<Slot.Operand>> operand;

  /**
   * @param operand returns the value of a part, empty if it is not the same each time
   */
  UnchangedValues(
      CallShape shape, Questions questions, Function<Expr, Optional<Slot.Operand>> operand) {
    this.shape = shape;
    this.questions = questions;
    this.operand = operand;
  }

  /** Returns the value of an expression, empty if it may differ each time. */
  Optional<Slot.Term> of(Expr expr) {
    if (expr instanceof Expr.Binary binary) {
      return ARITHMETIC.contains(binary.operator()) && binary.type().isPrimitive()
          ? term("# " + binary.operator() + " #", List.of(binary.left(), binary.right()))
          : Optional.empty();
    }
    if (expr instanceof Expr.InstanceOf test) {
      return term("# instanceof " + test.tested().name(), List.of(test.operand()));
    }
    if (expr instanceof Expr.FieldRef field && field.target() != null) {
      return settled(expr, isSettled(field), "#." + field.name(), List.of(field.target()));
    }
    if (expr instanceof Expr.ArrayAccess access) {
      return settled(expr, false, "#[#]", List.of(access.array(), access.index()));
    }
    return expr instanceof Expr.Call call ? answer(call) : Optional.empty();
  }

  private boolean isSettled(Expr.FieldRef field) {
    boolean isLength =
        field.target() != null && field.target().type().isArray() && field.name().equals("length");
    return isLength || shape.isSettled(field);
  }

  /** Returns whether a call of a method asks for what never changes. */
  boolean isPure(Expr.Call call) {
    return call.callee() instanceof MethodRef method
        && (PURE.getOrDefault(method.owner(), Set.of()).contains(method.name())
            || (TypeRef.of(method.owner()).isBoxed() && method.name().equals("equals")));
  }

  private Optional<Slot.Term> answer(Expr.Call call) {
    boolean isSame = isPure(call) || isComponent(call);
    Expr target = call.target();
    if (target == null || (!isSame && mayBeFollowed(call))) {
      return Optional.empty();
    }
    List<Expr> parts = new ArrayList<>();
    parts.add(target);
    for (Expr argument : call.arguments()) {
      if (!isImmutable(argument)) {
        return Optional.empty();
      }
      parts.add(argument);
    }
    String arguments = String.join(", ", Collections.nCopies(call.arguments().size(), "#"));
    return settled(call, isSame, "#." + call.callee().name() + "(" + arguments + ")", parts);
  }

  /** Returns whether nothing but its name is known of the method that a call calls. */
  boolean isUnseen(Expr.Call call) {
    return call.callee() instanceof UnresolvedMethod
        || shape.isUnseen(CallShape.receiverType(call), call.callee());
  }

  /** Returns whether what a call returns may be a resource or a container of the program. */
  private boolean mayBeFollowed(Expr.Call call) {
    boolean isPlain = isPlain(call.type()) || call.type().isBoxed();
    return !isPlain && !isUnseen(call);
  }

  private boolean isComponent(Expr.Call call) {
    return call.callee() instanceof MethodRef method
        && call.arguments().isEmpty()
        && shape.components(method.owner()).containsKey(method.name());
  }

  private boolean isImmutable(Expr argument) {
    return isPlain(argument.type()) || argument.type().isBoxed() || LiteralKey.of(argument) != null;
  }

  private static boolean isPlain(TypeRef type) {
    return type.isPrimitive() || type.equals(TypeRef.STRING);
  }

  /**
   * Returns the value of an expression that is a settled question unless it never changes.
   *
   * @param isSame whether the value never changes
   */
  private Optional<Slot.Term> settled(Expr expr, boolean isSame, String form, List<Expr> parts) {
    if (isSame) {
      return term(form, parts);
    }
    return questions.isSettled(expr)
        ? term(form, parts).map(Slot.Term::unsettled)
        : Optional.empty();
  }

  private Optional<Slot.Term> term(String form, List<Expr> parts) {
    List<Slot.Operand> operands = new ArrayList<>();
    for (Expr part : parts) {
      operand.apply(part).ifPresent(operands::add);
    }
    boolean isWhole = operands.size() == parts.size();
    return isWhole && operands.stream().flatMap(Slot.Operand::parts).count() <= MOST_PARTS
        ? Optional.of(new Slot.Term(form, operands))
        : Optional.empty();
  }
}
