// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.effect.OperandEffect.NONE;
import static dev.tensorlint.rules.effect.OperandEffect.REFILLS;
import static dev.tensorlint.rules.effect.OperandEffect.RELEASES;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.cfg.SlotReads;
import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The assumed summaries of calls without a model and without a body. */
final class UnseenCalls {

  /** An unresolved call, which may have any effect on its operands. */
  private static final Summary UNRESOLVED =
      Contracts.unseen(NONE.unsure(), REFILLS.unsure()).with(Timing.AWAITING);

  /**
   * An unresolved call on a resource, which may keep or release it: what it owes it still owes,
   * possibly.
   */
  private static final Summary UNRESOLVED_ON_RESOURCE =
      Contracts.unseen(NONE.maybeGivenAway(), REFILLS.unsure()).with(Timing.AWAITING);

  /** An unresolved call with the name of a release method of the receiver. */
  private static final Summary UNRESOLVED_RELEASE =
      Contracts.unseen(RELEASES.unsure(), REFILLS.unsure()).with(Timing.AWAITING);

  /**
   * A call of {@code close()} on an {@link AutoCloseable}, which releases the receiver and may
   * wait, as executors do.
   */
  private static final Summary CLOSE = Contracts.unseen(RELEASES, NONE).with(Timing.AWAITING);

  /** The creation of a container, whose first elements are followed. */
  private static final Summary NEW_CONTAINER = Contracts.unseen(NONE, NONE);

  /** A call that only looks at its arguments, as its name says. */
  private static final Summary ASKS = Contracts.unseen(NONE, NONE);

  /** An unmodelled method of a modelled type, which keeps no operand but may fill containers. */
  private static final Summary KEEPS_NOTHING = Contracts.unseen(NONE, REFILLS);

  /** Any other call, which may keep its arguments. */
  private static final Summary KEEPS = Contracts.unseen(NONE, REFILLS.givenAway());

  private final Library library;
  private final Cfg cfg;
  private @Nullable Set<Slot> read;
  private final IdentityHashMap<Instr.Invoke, Summary> opened = new IdentityHashMap<>();

  UnseenCalls(Library library, Cfg cfg) {
    this.library = library;
    this.cfg = cfg;
  }

  /** Returns the assumed summary of an unresolved call. */
  Summary unresolved(Instr.Invoke call, PathState state) {
    if (asks(call, state)) {
      return ASKS;
    }
    Slot receiver = call.receiver();
    if (receiver == null) {
      return UNRESOLVED;
    }
    if (isNamedAsRelease(call)) {
      return UNRESOLVED_RELEASE;
    }
    Value value = state.value(receiver);
    boolean isResource =
        !value.resources().isEmpty()
            && !Types.haveContainer(value, state)
            && !Types.haveCarrier(value, state)
            && !mayReturnReceiver(call);
    return isResource ? UNRESOLVED_ON_RESOURCE : UNRESOLVED;
  }

  /** Returns whether a call has the name of one that only looks at what it is given. */
  private boolean asks(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    return (receiver == null || state.value(receiver).resources().isEmpty())
        && library.models().conventions().askingNames().contains(call.callee().name());
  }

  private boolean mayReturnReceiver(Instr.Invoke call) {
    Set<Slot> known = read == null ? SlotReads.ofObjects(cfg) : read;
    read = known;
    return known.contains(call.target());
  }

  private boolean isNamedAsRelease(Instr.Invoke call) {
    String name = call.callee().name();
    return library.calls().isRelease(call.receiverType(), name)
        || library.models().conventions().releasing().methods().contains(name);
  }

  /** Returns the assumed summary of a resolved call without a model. */
  Summary unmodelled(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    if (receiver != null
        && library.calls().isClose(call)
        && isClosedAsOne(state.value(receiver), state)) {
      return CLOSE;
    }
    if (asks(call, state)) {
      return ASKS;
    }
    Summary known = opened.get(call);
    if (known == null) {
      known = opened(call);
      opened.put(call, known);
    }
    return known;
  }

  private Summary opened(Instr.Invoke call) {
    if (library.calls().isNewContainer(call)) {
      return NEW_CONTAINER;
    }
    return keepsNothing(call) ? KEEPS_NOTHING : KEEPS;
  }

  /**
   * Returns whether a call keeps no operand. The model of a type does not cover constructors of
   * subclasses, which other constructors call as well.
   */
  private boolean keepsNothing(Instr.Invoke call) {
    MethodRef method = call.method();
    String made = method != null && method.isConstructor() ? method.owner() : null;
    return library
        .calls()
        .receiverModel(call)
        .filter(model -> made == null || model.name().equals(made))
        .isPresent();
  }

  private static boolean isClosedAsOne(Value closed, PathState state) {
    return !Types.haveContainer(closed, state) || Types.haveCarrier(closed, state);
  }

  /** Returns the state without the values of fields that unseen code may write. */
  static PathState forgetFields(Instr.Invoke call, PathState state) {
    PathState after = ReceiverFields.forgetFieldsOf(Operands.all(call), state);
    boolean mayBeOwn = call.method() == null && call.receiver() == null && isUnqualified(call);
    return mayBeOwn ? ReceiverFields.forgetOwn(after) : after;
  }

  /**
   * Returns whether a call is unqualified, so that it may target a method inherited from an unknown
   * class.
   */
  private static boolean isUnqualified(Instr.Invoke call) {
    return call.span().start() == call.nameSpan().start();
  }
}
