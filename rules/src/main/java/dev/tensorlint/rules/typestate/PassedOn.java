// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Methods that give back the object that they are called on, or one that is released with it. They
 * do so for objects that must be released because of the call that made them, such as a stream of
 * the lines of a file, and mean something else for other objects of the type, such as a stream of
 * the elements of a list.
 */
final class PassedOn {

  private static final ResultEffect RECEIVER =
      ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.RECEIVER);

  private PassedOn() {}

  /** Returns the summary of a call on a path, given what is known of it for any object. */
  static Summary by(Instr.Invoke call, Summary known, PathState state) {
    String method = call.callee().name();
    Slot receiver = call.receiver();
    if (receiver == null) {
      return wrapping(call, method, known, state);
    }
    return isPassedOn(method, state.value(receiver), state) ? known.giving(RECEIVER) : known;
  }

  /** The result of a static method is released with each of the arguments that it passes on. */
  private static Summary wrapping(
      Instr.Invoke call, String method, Summary known, PathState state) {
    List<OperandEffect> effects = new ArrayList<>();
    boolean isAny = false;
    for (int i = 0; i < call.arguments().size(); i++) {
      boolean isIt = isPassedOn(method, state.value(call.arguments().get(i)), state);
      effects.add(isIt ? OperandEffect.WRAPS : known.parameter(i));
      isAny |= isIt;
    }
    return isAny ? known.withArguments(effects) : known;
  }

  private static boolean isPassedOn(String method, Value receiver, PathState state) {
    for (ResourceId id : receiver.resources()) {
      TypeModel model = Types.model(id, state);
      if (model == null || !model.passedOnBy().contains(method) || Types.isContainer(id, state)) {
        return false;
      }
    }
    return !receiver.resources().isEmpty();
  }
}
