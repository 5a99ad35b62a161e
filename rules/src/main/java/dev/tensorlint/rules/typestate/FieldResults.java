// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Set;

/**
 * Transfers the results of calls that return what a field of their receiver holds, or an element of
 * it.
 */
final class FieldResults {

  private final FieldTransfer fields;
  private final ContainerResults contents;

  FieldResults(FieldTransfer fields, ContainerResults contents) {
    this.fields = fields;
    this.contents = contents;
  }

  PathState of(int node, Instr.Invoke call, ResultEffect result, FieldKey field, PathState state) {
    Slot receiver = call.receiver();
    return receiver != null
            && ReceiverFields.object(receiver, state).isEmpty()
            && Types.haveCarrier(state.value(receiver), state)
        ? contents.look(node, call, receiver, state)
        : held(node, call, result, field, state);
  }

  private PathState held(
      int node, Instr.Invoke call, ResultEffect result, FieldKey field, PathState state) {
    if (result.kind() == ResultEffect.Kind.TAKEN_FROM) {
      return contents.taken(node, call, field, state);
    }
    PathState held = lent(call, fields.held(call, field, state));
    if (result.kind() != ResultEffect.Kind.ELEMENT_OF) {
      return held;
    }
    Value container = held.value(call.target());
    return container.resources().isEmpty()
        ? fields.anyElement(call, field, held)
        : contents.element(node, call, container, held);
  }

  /**
   * Records that a result is a part of the receiver. What becomes of the part becomes of the whole
   * at once if the part stands for others that were given up.
   */
  private static PathState lent(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    Set<ResourceId> wholes =
        receiver == null ? Set.of() : Set.copyOf(state.value(receiver).resources());
    PathState after = state;
    for (ResourceId part : wholes.isEmpty() ? List.<ResourceId>of() : parts(call, state)) {
      ResourceState known = state.resource(part);
      boolean isGivenUp =
          known.mayBeReleased() || known.isUnsure() || known.handedOver() != Certainty.NO;
      after = after.update(part, one -> one.viewing(Sets.union(one.viewed(), wholes)));
      after =
          isGivenUp && receiver != null
              ? Referents.each(after, receiver, ResourceState::surelyHandedOver)
              : after;
    }
    return after;
  }

  /** Returns the values of fields that a call has read from an object which is not followed. */
  private static List<ResourceId> parts(Instr.Invoke call, PathState state) {
    return state.value(call.target()).resources().stream()
        .filter(one -> one.site() instanceof Site.Field of && of.field().isOfAny())
        .toList();
  }
}
