// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import java.util.List;

/** Calls of methods that neither a model nor the program describes. */
final class UnseenCalls {

  private final Library library;
  private final Resources resources;
  private final ContainerTransfer containers;
  private final KnownCalls known;
  private final Refilling refilling;

  UnseenCalls(
      Library library, Resources resources, ContainerTransfer containers, KnownCalls known) {
    this.library = library;
    this.resources = resources;
    this.containers = containers;
    this.known = known;
    this.refilling = new Refilling(resources);
  }

  /** Nobody knows what a method does that could not be resolved. */
  PathState unresolved(int node, Instr.Invoke call, PathState before) {
    PathState state = refilled(call, before);
    PathState after =
        ReceiverFields.forgetFieldsOf(
            call.arguments(), Transfer.all(state, call.arguments(), ResourceState::unsure));
    Slot receiver = call.receiver();
    if (receiver == null) {
      return isUnqualified(call) ? ReceiverFields.forgetOwn(after) : after;
    }
    PathState unsure =
        ReceiverFields.forgetFieldsOf(
            List.of(receiver), Transfer.each(after, receiver, ResourceState::unsure));
    boolean isRelease = library.isRelease(call.receiverType(), call.callee().name());
    return isRelease ? Releases.release(unsure, unsure.value(receiver), node) : unsure;
  }

  /** What stands alone may be inherited from a class that nobody knows. */
  private static boolean isUnqualified(Instr.Invoke call) {
    return call.span().start() == call.nameSpan().start();
  }

  /**
   * A method that no model describes: what it is given may be kept, unless its type is modelled,
   * whose other methods keep nothing.
   */
  PathState unmodelled(int node, Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    PathState after = ReceiverFields.forgetFieldsOf(Operands.all(call), state);
    if (receiver != null && known.isClose(call) && isClosedAsOne(after.value(receiver))) {
      PathState closed = FlightTransfer.closed(after);
      return Releases.release(closed, closed.value(receiver), node);
    }
    if (library.isNewContainer(call)) {
      return after;
    }
    after = refilled(call, after);
    return keepsNothing(call)
        ? after
        : Transfer.all(after, call.arguments(), ResourceState::givenAway);
  }

  /** What a constructor of a subclass does with its arguments follows from no model. */
  private boolean keepsNothing(Instr.Invoke call) {
    return known
        .typeModel(call)
        .filter(model -> !call.isCreation() || model.name().equals(call.receiverType()))
        .isPresent();
  }

  /** Code that nobody sees may do with a container what it likes. */
  private PathState refilled(Instr.Invoke call, PathState state) {
    PathState after = state;
    for (Slot argument : call.arguments()) {
      after = refilling.refilled(state.value(argument), after);
    }
    return after;
  }

  private boolean isClosedAsOne(Value closed) {
    return !containers.holdsContainer(closed) || resources.haveCarrier(closed);
  }
}
