// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The exceptions on which nobody counts: those of a broken program or installation, also where a
 * statement throws them; and, of calls, those of the release of a resource, those of input and
 * output in memory alone, and refusals of arguments that the called method itself never makes, but
 * something that it calls. A refusal counts nevertheless where the values of the arguments decide
 * it, or where it may wrap what an argument throws.
 */
final class RareExceptions {

  private final Conventions conventions;
  private final TypeOracle types;
  private final CallSummaries known;
  private final SolvedBody body;
  private @Nullable MemoryStreams memory;

  RareExceptions(SolvedBody body) {
    this.body = body;
    this.conventions = body.context().library().models().conventions();
    this.types = body.context().library().types();
    this.known = body.transfer().calls().known();
  }

  /** Returns whether a node throws nothing else over an edge. */
  boolean areAll(List<String> exceptions, int node, Edge edge, List<PathState> before) {
    if (exceptions.isEmpty()) {
      return false;
    }
    if (!(body.context().cfg().instruction(node) instanceof Instr.Invoke call)) {
      return exceptions.stream().allMatch(this::isOfBrokenProgram);
    }
    return isRelease(call, before)
        || exceptions.stream().allMatch(type -> isRare(type, call, edge, before));
  }

  private boolean isOfBrokenProgram(String exception) {
    return conventions.exceptions().rare().contains(exception)
        || types.isSubtype(exception, "java.lang.Error");
  }

  /**
   * Returns whether a call releases a resource of a library, which hardly ever fails. A stream that
   * is closed may still have something to write.
   */
  private boolean isRelease(Instr.Invoke call, List<PathState> before) {
    return body.context().library().calls().receiverModel(call).isPresent()
        && known.of(call, before).stream().allMatch(effects -> effects.receiver().isReleased());
  }

  private boolean isRare(String exception, Instr.Invoke call, Edge edge, List<PathState> before) {
    return isOfBrokenProgram(exception)
        || (isOfStreams(exception) && isInMemory(call))
        || (isRefusal(exception)
            && isThrownDeeper(exception, call, before)
            && edge.onlyIf().getOrDefault(exception, Set.of()).stream()
                .noneMatch(condition -> comes(condition, call, before)));
  }

  private boolean isOfStreams(String exception) {
    return conventions.exceptions().inMemory().exceptions().stream()
        .anyMatch(type -> types.isSubtype(exception, type));
  }

  /** Returns whether a call is one on an object that reads and writes memory alone. */
  private boolean isInMemory(Instr.Invoke call) {
    Slot receiver = call.receiver();
    return receiver != null && memory().contain(receiver);
  }

  private MemoryStreams memory() {
    MemoryStreams known = memory;
    if (known == null) {
      Set<String> streams = conventions.exceptions().inMemory().types();
      known = new MemoryStreams(body.context().cfg(), streams, types);
      memory = known;
    }
    return known;
  }

  /** Returns whether a condition holds for the values of a call, or is that an argument throws. */
  private static boolean comes(
      ThrowCondition condition, Instr.Invoke call, List<PathState> before) {
    if (condition instanceof ThrowCondition.Throws) {
      return true;
    }
    int position = condition.parameter();
    if (position < 0 || position >= call.arguments().size()) {
      return false;
    }
    if (condition instanceof ThrowCondition.Compared compared) {
      LiteralKey literal = call.literal(position);
      return literal != null && literal.decimal().filter(compared::holdsFor).isPresent();
    }
    if (condition instanceof ThrowCondition.NoneOf) {
      return call.literal(position) != null;
    }
    return condition instanceof ThrowCondition.Tested tested
        && before.stream()
            .map(state -> state.value(call.arguments().get(position)))
            .anyMatch(value -> isCertain(tested.is(), value));
  }

  private static boolean isCertain(OperandTest.Is is, Value value) {
    return switch (is) {
      case IS_NULL -> value.is(Atom.NULL);
      case IS_NOT_NULL -> value.is(Atom.NOT_NULL);
      case IS_TRUE -> value.is(Atom.TRUE);
      case IS_FALSE -> value.is(Atom.FALSE);
    };
  }

  private boolean isRefusal(String exception) {
    return conventions.exceptions().refusals().stream()
        .anyMatch(type -> types.isSubtype(exception, type));
  }

  /** Returns whether only what the called methods call in turn throws an exception. */
  private boolean isThrownDeeper(String exception, Instr.Invoke call, List<PathState> before) {
    return known.of(call, before).stream()
        .map(summary -> summary.part(ThrownExceptions.NONE))
        .allMatch(
            thrown ->
                thrown.places().containsKey(exception) && !thrown.thrownHere().contains(exception));
  }
}
