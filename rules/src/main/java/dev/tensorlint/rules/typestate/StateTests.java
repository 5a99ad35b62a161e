// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Optional;

/**
 * Answers the tests of resources and containers, whether one is released, open or empty, and those
 * that always have one answer.
 */
final class StateTests {

  private StateTests() {}

  /** Returns the value of a test whose answer the state, or the summary, determines. */
  static Optional<Value> answer(Instr.Invoke call, Summary effect, PathState state) {
    return constant(call, effect).or(() -> ofReceiver(call, effect, state));
  }

  /** An override that is not seen may answer otherwise. */
  private static Optional<Value> constant(Instr.Invoke call, Summary effect) {
    MethodRef method = call.method();
    if (method == null || method.isOverridable() || !effect.isComplete()) {
      return Optional.empty();
    }
    return switch (effect.result().kind()) {
      case TRUE -> Optional.of(Value.of(Atom.TRUE));
      case FALSE -> Optional.of(Value.of(Atom.FALSE));
      default -> Optional.empty();
    };
  }

  /** Returns the value of a test whether the receiver is released or empty. */
  private static Optional<Value> ofReceiver(Instr.Invoke call, Summary effect, PathState state) {
    Slot receiver = call.receiver();
    if (receiver == null || !state.value(receiver).isOneResource()) {
      return Optional.empty();
    }
    ResourceId asked = state.value(receiver).resources().get(0);
    if (asksForContent(effect.asks(), asked, state)) {
      return Optional.of(Value.of(new Atom.EmptyTest(asked)));
    }
    String method = call.callee().name();
    return Optional.ofNullable(Types.model(asked, state))
        .filter(model -> isReleaseTest(model, method))
        .map(
            model ->
                Value.of(
                    new Atom.ReleasedTest(asked, model.release().openTests().contains(method))));
  }

  private static boolean asksForContent(
      ContentQuestion question, ResourceId asked, PathState state) {
    return switch (question) {
      case SIZE -> Types.isContainer(asked, state);
      case EMPTY -> Types.isContainer(asked, state) || isCollected(asked, state);
      case EXTENT -> !Types.isContainer(asked, state) && isCollected(asked, state);
      case NONE, MORE -> false;
    };
  }

  private static boolean isCollected(ResourceId resource, PathState state) {
    TypeModel model = Types.model(resource, state);
    return model != null && model.release().isCollected();
  }

  static boolean isReleaseTest(TypeModel model, String method) {
    return model.release().releasedTests().contains(method)
        || model.release().openTests().contains(method);
  }
}
