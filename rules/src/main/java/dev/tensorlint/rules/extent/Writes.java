// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How much the code of a body writes at most into the objects of a variable, or into one that an
 * expression gives. Variables that may hold the same object, or a container with it, are found
 * first; what other code can reach is not known.
 */
final class Writes {

  private final BodyExtents extents;
  private final ProgramExtents program;
  private final BodyUses uses;
  private final @Nullable Expr creation;
  private final Set<Local> holders = new HashSet<>();
  private boolean isReturned;

  Writes(BodyExtents extents, Local variable) {
    this(extents, (Expr) null);
    holders.add(variable);
  }

  Writes(BodyExtents extents, @Nullable Expr creation) {
    this.extents = extents;
    this.program = extents.program();
    this.uses = extents.uses();
    this.creation = creation;
  }

  /** Returns these writes for an object that a caller has passed: its caller gets it back. */
  Writes ofCaller() {
    isReturned = true;
    return this;
  }

  Bound most() {
    findHolders();
    program.spend(uses.size());
    if (uses.passedOn().stream().anyMatch(this::mayGive)
        || (isReturned && uses.returned().stream().anyMatch(this::mayGive))) {
      return Bound.UNKNOWN;
    }
    Bound most = Bound.ZERO;
    for (Expr code : uses.calls()) {
      most = most.or(by(program.invocation(code).orElseThrow()));
      if (!most.isKnown()) {
        return most;
      }
    }
    return most;
  }

  private void findHolders() {
    int before = -1;
    while (before != holders.size()) {
      before = holders.size();
      program.spend(uses.size());
      for (Local variable : uses.variables()) {
        if (uses.values(variable).stream().anyMatch(this::mayGive)) {
          holders.add(variable);
        }
      }
      uses.calls().stream()
          .flatMap(code -> program.invocation(code).stream())
          .flatMap(this::filled)
          .forEach(holders::add);
    }
  }

  /** Returns the container into which a call puts the object. */
  private Stream<Local> filled(Invocation call) {
    return call.target() instanceof Expr.LocalRef container && adds(call)
        ? Stream.of(container.local())
        : Stream.empty();
  }

  /** Returns whether a call puts the object into a container. */
  private boolean adds(Invocation call) {
    return IntStream.range(0, call.arguments().size())
        .filter(i -> mayGive(call.arguments().get(i)))
        .anyMatch(i -> isAdded(call, i));
  }

  private static boolean isAdded(Invocation call, int argument) {
    return call.effect(Operand.argument(argument)).filter(OperandEffect::isAdded).isPresent();
  }

  /** Returns whether an expression may give the object, or a container with it. */
  private boolean mayGive(Expr expr) {
    if (expr == creation) {
      return true;
    }
    if (expr instanceof Expr.LocalRef variable) {
      return holders.contains(variable.local());
    }
    if (expr instanceof Expr.Cast cast) {
      return mayGive(cast.operand());
    }
    if (expr instanceof Expr.Assign assignment) {
      return mayGive(assignment.value());
    }
    if (expr instanceof Expr.Conditional choice) {
      return mayGive(choice.whenTrue()) || mayGive(choice.whenFalse());
    }
    return program.invocation(expr).filter(this::mayReturn).isPresent();
  }

  private boolean mayReturn(Invocation call) {
    if (!call.code().type().isReference() && call.code().type().isKnown()) {
      return false;
    }
    Expr target = call.target();
    Expr from = call.operand(call.result().from());
    boolean isOfTarget = target != null && mayGive(target); // Once: calls may form long chains.
    boolean isOfOperand = from == target ? isOfTarget : from != null && mayGive(from);
    return (isOfOperand && isShared(call.result().kind()))
        || (isOfTarget && givesPart(call))
        || (target == null && adds(call));
  }

  /** Returns whether a call gives what its receiver consists of, or what is in the container. */
  private boolean givesPart(Invocation call) {
    ResultEffect result = call.result();
    boolean isOwn = result.isMade() || result.kind() == ResultEffect.Kind.HANDLE;
    return isContainer(call.target()) || (!isOwn && program.mayHoldResource(call.code().type()));
  }

  /** Returns whether a result is not only made from an operand, but may be the same object. */
  private static boolean isShared(ResultEffect.Kind kind) {
    return switch (kind) {
      case ALIAS,
          MAYBE_ALIAS,
          ONE_OF,
          ELEMENT_OF,
          TAKEN_FROM,
          ELEMENTS_OF,
          SOME_OF,
          VIEW_OF,
          BORROW ->
          true;
      default -> false;
    };
  }

  private boolean isContainer(@Nullable Expr target) {
    return target != null && program.isContainer(target.type());
  }

  private Bound by(Invocation call) {
    Bound most = Bound.ZERO;
    Expr target = call.target();
    if (target != null && mayGive(target)) {
      most = most.or(into(Operand.RECEIVER, target.type(), call));
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      Expr argument = call.arguments().get(i);
      if (mayGive(argument)) {
        most = most.or(into(Operand.argument(i), argument.type(), call));
      }
    }
    return most;
  }

  private Bound into(Operand operand, TypeRef type, Invocation call) {
    Extents stated = call.extents();
    if (stated.isWhole()) {
      Optional<Size> size = stated.written(operand);
      return size.map(one -> extents.amount(one, call)).orElse(Bound.ZERO);
    }
    Optional<OperandEffect> effect = call.effect(operand);
    if (effect.isEmpty()) {
      return program.isContainer(type) && operand.isReceiver() && runsNothing(call)
          ? Bound.ZERO
          : program.written(call, operand, extents);
    }
    return into(operand, type, effect.get(), call);
  }

  private Bound into(Operand operand, TypeRef type, OperandEffect effect, Invocation call) {
    if (effect.isReleased()) {
      return Bound.ZERO;
    }
    if (effect.equals(OperandEffect.METADATA)) {
      return operand.isReceiver() ? Bound.ZERO : Bound.FEW;
    }
    boolean isFollowed =
        effect.isAdded() && (call.target() == null || call.target() instanceof Expr.LocalRef);
    boolean isOfContainer = operand.isReceiver() && program.isContainer(type) && runsNothing(call);
    return isFollowed || isOfContainer ? Bound.ZERO : Bound.UNKNOWN;
  }

  private static boolean runsNothing(Invocation call) {
    return Stream.concat(Stream.ofNullable(call.target()), call.arguments().stream())
        .noneMatch(given -> given instanceof Expr.Lambda || given instanceof Expr.MethodReference);
  }
}
