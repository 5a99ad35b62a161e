// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.effect.OperandEffect.NONE;
import static dev.tensorlint.rules.effect.OperandEffect.REFILLS;
import static dev.tensorlint.rules.effect.OperandEffect.RELEASES;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.IdentityHashMap;

/** The summaries of methods that neither a model nor the program describes. */
final class UnseenCalls {

  /** The call could not be resolved: anything may happen to what it is given. */
  private static final Summary UNRESOLVED =
      Summary.unseen(NONE.unsure(), REFILLS.unsure()).with(Timing.AWAITING);

  /** The same, and its name is that of a release of the receiver. */
  private static final Summary UNRESOLVED_RELEASE =
      Summary.unseen(RELEASES.unsure(), REFILLS.unsure()).with(Timing.AWAITING);

  /** Closing releases whatever the language takes as closeable, and may wait, as executors do. */
  private static final Summary CLOSE = Summary.unseen(RELEASES, NONE).with(Timing.AWAITING);

  /** A new container holds its first elements, which is seen. */
  private static final Summary NEW_CONTAINER = Summary.unseen(NONE, NONE);

  /** The type is modelled: its other methods keep nothing, and may fill containers. */
  private static final Summary KEEPS_NOTHING = Summary.unseen(NONE, REFILLS);

  /** What it is given may be kept. */
  private static final Summary KEEPS = Summary.unseen(NONE, REFILLS.givenAway());

  private final Library library;
  private final Resources resources;
  private final ContainerTransfer containers;
  private final IdentityHashMap<Instr.Invoke, Summary> opened = new IdentityHashMap<>();

  UnseenCalls(Library library, Resources resources, ContainerTransfer containers) {
    this.library = library;
    this.resources = resources;
    this.containers = containers;
  }

  /** Returns what may happen in a call that could not be resolved. */
  Summary unresolved(Instr.Invoke call) {
    boolean isRelease =
        call.receiver() != null && library.isRelease(call.receiverType(), call.callee().name());
    return isRelease ? UNRESOLVED_RELEASE : UNRESOLVED;
  }

  /** Returns what may happen in a call of a method that no model describes. */
  Summary unmodelled(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    if (receiver != null && library.isClose(call) && isClosedAsOne(state.value(receiver))) {
      return CLOSE;
    }
    Summary known = opened.get(call);
    if (known == null) {
      known = opened(call);
      opened.put(call, known);
    }
    return known;
  }

  private Summary opened(Instr.Invoke call) {
    if (library.isNewContainer(call)) {
      return NEW_CONTAINER;
    }
    return keepsNothing(call) ? KEEPS_NOTHING : KEEPS;
  }

  /** What a constructor of a subclass does with its arguments follows from no model. */
  private boolean keepsNothing(Instr.Invoke call) {
    return library
        .receiverModel(call)
        .filter(model -> !call.isCreation() || model.name().equals(call.receiverType()))
        .isPresent();
  }

  private boolean isClosedAsOne(Value closed) {
    return !containers.holdsContainer(closed) || resources.haveCarrier(closed);
  }

  /** Returns the state in which nothing is known of the fields that unseen code may write. */
  static PathState forgetFields(Instr.Invoke call, PathState state) {
    PathState after = ReceiverFields.forgetFieldsOf(Operands.all(call), state);
    boolean mayBeOwn = call.method() == null && call.receiver() == null && isUnqualified(call);
    return mayBeOwn ? ReceiverFields.forgetOwn(after) : after;
  }

  /** What stands alone may be inherited from a class that is not known. */
  private static boolean isUnqualified(Instr.Invoke call) {
    return call.span().start() == call.nameSpan().start();
  }
}
