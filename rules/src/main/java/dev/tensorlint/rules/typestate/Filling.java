// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Fills objects that begin empty: only their model says which calls leave them so. */
final class Filling {

  private Filling() {}

  /**
   * Returns the state after a call of a method on its receiver. What a container holds can be
   * filled from the first call on that does not add to it.
   */
  static PathState byMethod(Instr.Invoke call, Summary summary, Slot receiver, PathState state) {
    String method = call.callee().name();
    if (isOfObject(call)) {
      return state;
    }
    PathState after = filled(receiver, model -> !model.leavesEmpty().contains(method), state);
    boolean isAddition = isAddition(summary, call.arguments().size());
    return isAddition ? after : contentFilled(receiver, after);
  }

  /** Returns whether a method is one that each object has, and that reads no data of a library. */
  private static boolean isOfObject(Instr.Invoke call) {
    String method = call.callee().name();
    int arguments = call.arguments().size();
    return arguments == 0
        ? method.equals("getClass") || method.equals("hashCode")
        : arguments == 1 && method.equals("equals");
  }

  private static boolean isAddition(Summary summary, int arguments) {
    return IntStream.range(0, arguments).anyMatch(i -> summary.parameter(i).isAdded());
  }

  /**
   * Returns the state after a call on an argument, whatever it does with it but ask, or put it into
   * a container.
   */
  static PathState byArgument(Slot argument, OperandEffect effect, PathState state) {
    return effect.equals(OperandEffect.METADATA) || effect.equals(OperandEffect.ADDS)
        ? state
        : contentFilled(argument, filled(argument, model -> true, state));
  }

  /** Returns the state in which code has read the elements of a container. */
  static PathState contentFilled(Slot container, PathState state) {
    PathState after = state;
    for (ResourceId holder : state.value(container).resources()) {
      for (ResourceId element : Contents.of(state, holder)) {
        after = filled(element, model -> true, after);
      }
    }
    return after;
  }

  private static PathState filled(Slot slot, Predicate<TypeModel> isFilled, PathState state) {
    PathState after = state;
    for (ResourceId resource : state.value(slot).resources()) {
      after = filled(resource, isFilled, after);
    }
    return after;
  }

  private static PathState filled(
      ResourceId resource, Predicate<TypeModel> isFilled, PathState state) {
    TypeModel model = Types.model(resource, state);
    return model != null && model.beginsEmpty() && isFilled.test(model)
        ? state.update(resource, ResourceState::filled)
        : state;
  }
}
