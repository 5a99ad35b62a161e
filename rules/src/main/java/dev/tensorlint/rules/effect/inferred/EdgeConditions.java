// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LabelTest;
import dev.tensorlint.rules.cfg.NumberTest;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The conditions on the parameters of a method on which an edge of its graph is taken. A parameter
 * counts at the edges that no assignment to it reaches: there it has the value that it has at the
 * call.
 */
final class EdgeConditions {

  private final Cfg cfg;
  private final FirstValues parameters;

  EdgeConditions(Cfg cfg, List<Local> parameters) {
    this.cfg = cfg;
    this.parameters = new FirstValues(cfg, parameters);
  }

  /** Returns the conditions on which an edge is taken; empty if it may always be. */
  Set<ThrowCondition> of(int from, Edge edge, List<String> types) {
    return edge.isExceptional() ? thrown(from, edge, types) : test(from, edge);
  }

  /**
   * Returns the conditions on which a node throws one of some types; empty if it may always do so.
   */
  private Set<ThrowCondition> thrown(int from, Edge edge, List<String> types) {
    if (!(cfg.instruction(from) instanceof Instr.Invoke call)) {
      return Set.of();
    }
    Integer receiver = call.receiver() == null ? null : parameters.at(from, call.receiver());
    boolean isStated = types.stream().anyMatch(Edge::isSpokenOf);
    if (receiver != null && isStated && isDispatched(call)) {
      return Set.of(new ThrowCondition.Throws(receiver, call.callee().name()));
    }
    if (isStated && isDispatched(call) && isOnlyOwnField(call.receiver())) {
      return Set.of(
          new ThrowCondition.Throws(ThrowCondition.HELD_BY_RECEIVER, call.callee().name()));
    }
    Set<ThrowCondition> all = new HashSet<>();
    for (String type : types) {
      Set<ThrowCondition> one = onlyIf(from, call, edge, type);
      if (one.isEmpty()) {
        return Set.of();
      }
      all.addAll(one);
    }
    return all;
  }

  /** Returns whether the class of the receiver decides which method without parameters runs. */
  private static boolean isDispatched(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && method.isOverridable() && method.parameters().isEmpty();
  }

  /** Returns whether a slot holds the value of the only field of its object that the code reads. */
  private boolean isOnlyOwnField(@Nullable Slot slot) {
    Set<String> read = new HashSet<>();
    boolean isField = false;
    for (Instr instr : cfg.instructions()) {
      if (instr instanceof Instr.LoadField load) {
        read.add(load.field().name());
        isField |= load.target().equals(slot) && isThis(load.object());
      }
    }
    return isField && read.size() == 1;
  }

  private boolean isThis(@Nullable Slot object) {
    return cfg.instructions().stream()
        .anyMatch(
            instr ->
                instr instanceof Instr.LoadThis load
                    && !load.isOuter()
                    && load.target().equals(object));
  }

  private Set<ThrowCondition> onlyIf(int from, Instr.Invoke call, Edge edge, String type) {
    if (!Edge.isSpokenOf(type)) {
      return Set.of(new ThrowCondition.Unexpected());
    }
    Set<ThrowCondition> own = new HashSet<>();
    for (ThrowCondition one : edge.onlyIf().getOrDefault(type, Set.of())) {
      if (one instanceof ThrowCondition.Unexpected) {
        own.add(one);
      } else {
        Integer passed = passed(from, call, one);
        if (passed == null) {
          return Set.of();
        }
        own.add(one.of(passed));
      }
    }
    return own;
  }

  /** Returns the parameter that a call passes on as the one of a condition, null for none. */
  private @Nullable Integer passed(int node, Instr.Invoke call, ThrowCondition condition) {
    int position = condition.parameter();
    return position >= 0 && position < call.arguments().size()
        ? parameters.at(node, call.arguments().get(position))
        : null;
  }

  /** Returns conditions of a call as conditions on the parameters; empty if one is not. */
  Set<ThrowCondition> passedOn(int node, Instr.Invoke call, Set<ThrowCondition> conditions) {
    Set<ThrowCondition> own = new HashSet<>();
    for (ThrowCondition one : conditions) {
      Integer passed = passed(node, call, one);
      if (passed == null) {
        return Set.of();
      }
      own.add(one.of(passed));
    }
    return own;
  }

  /** Returns the condition that an edge tests; empty if it tests none on a parameter. */
  Set<ThrowCondition> test(int from, Edge edge) {
    Condition condition = edge.condition();
    return condition == null
        ? Set.of()
        : condition(from, condition).<Set<ThrowCondition>>map(Set::of).orElse(Set.of());
  }

  private Optional<ThrowCondition> condition(int from, Condition condition) {
    if (condition.slot() instanceof Slot.Comparison comparison) {
      return compared(from, comparison, condition.test())
          .or(() -> noneOf(from, comparison, condition.test()));
    }
    Integer parameter = parameters.at(from, condition.slot());
    OperandTest.Is is = is(condition.test());
    return parameter == null || is == null
        ? Optional.empty()
        : Optional.of(new ThrowCondition.Tested(parameter, is));
  }

  private Optional<ThrowCondition> compared(
      int from, Slot.Comparison comparison, Condition.Test test) {
    return NumberTest.of(comparison, test == Condition.Test.TRUE)
        .flatMap(
            tested ->
                Optional.ofNullable(tested.value().local())
                    .map(local -> parameters.at(from, local))
                    .map(tested.holds()::of));
  }

  private Optional<ThrowCondition> noneOf(
      int from, Slot.Comparison comparison, Condition.Test test) {
    return test == Condition.Test.FALSE
        ? LabelTest.of(comparison)
            .flatMap(
                tested ->
                    Optional.ofNullable(parameters.at(from, tested.variable()))
                        .map(position -> new ThrowCondition.NoneOf(position, tested.labels())))
        : Optional.empty();
  }

  private static OperandTest.@Nullable Is is(Condition.Test test) {
    return switch (test) {
      case NULL -> OperandTest.Is.IS_NULL;
      case NOT_NULL -> OperandTest.Is.IS_NOT_NULL;
      case TRUE -> OperandTest.Is.IS_TRUE;
      case FALSE -> OperandTest.Is.IS_FALSE;
      default -> null;
    };
  }
}
