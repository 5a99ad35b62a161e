// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Selects the summary of a call; no other class decides precedence. A model of the method comes
 * first, looked up by the class of the receiver on the path. The summary inferred from the bodies
 * that the call can reach is second. Annotations of other tools that a method without a body has
 * are third. An assumed summary for a call without any of them is last. A model is the contract of
 * a method, so the body of an implementation does not override it. A body of the very method that
 * is called completes it: it shows what becomes of arguments that the model does not mention.
 */
public final class CallSummaries {

  private final MethodContext context;
  private final UnseenCalls unseen;
  private final KnownSummaries known;

  /** The last result: each step queries one call in one state several times. */
  private @Nullable CachedSummary cached;

  private record CachedSummary(Instr.Invoke call, PathState state, Summary summary) {}

  /** Results for all paths to a call, which several collectors query. */
  private final IdentityHashMap<Instr.Invoke, CachedSummaries> cachedByCall =
      new IdentityHashMap<>();

  private record CachedSummaries(List<PathState> states, List<Summary> summaries) {}

  CallSummaries(MethodContext context, UnseenCalls unseen) {
    this.context = context;
    this.unseen = unseen;
    this.known = new KnownSummaries(context);
  }

  /** Returns the summary of a call on a path. */
  @SuppressWarnings("ReferenceEquality") // A cache: equal states have equal results.
  public Summary of(Instr.Invoke call, PathState state) {
    CachedSummary last = cached;
    if (last == null || last.call() != call || last.state() != state) {
      last = new CachedSummary(call, state, find(call, state));
      cached = last;
    }
    return last.summary();
  }

  /** Returns the distinct summaries of a call on some paths, in the order of the paths. */
  @SuppressWarnings("ReferenceEquality") // A cache: equal states have equal results.
  public List<Summary> of(Instr.Invoke call, List<PathState> states) {
    CachedSummaries known = cachedByCall.get(call);
    if (known == null || known.states() != states) {
      known = new CachedSummaries(states, findAll(call, states));
      cachedByCall.put(call, known);
    }
    return known.summaries();
  }

  /** Collects the summaries; a call without a receiver has the same one on each path. */
  private List<Summary> findAll(Instr.Invoke call, List<PathState> states) {
    if (states.isEmpty() || call.receiver() == null) {
      return states.isEmpty() ? List.of() : List.of(of(call, states.get(0)));
    }
    List<Summary> summaries = new ArrayList<>(1);
    for (PathState state : states) {
      Summary one = of(call, state);
      if (!summaries.contains(one)) {
        summaries.add(one);
      }
    }
    return List.copyOf(summaries);
  }

  private Summary find(Instr.Invoke call, PathState state) {
    MethodRef method = call.method();
    if (method == null) {
      return unseen.unresolved(call, state);
    }
    String type = known.isOfOwner(call) ? call.receiverType() : receiverClass(call, state);
    Summary modelled = known.modelled(type, call, method);
    if (modelled != null) {
      return releasesByDuty(call, modelled, state)
          ? modelled.withReceiver(OperandEffect.RELEASES)
          : PassedOn.by(call, modelled, state);
    }
    Summary shown = known.shown(call, method);
    Summary found = shown == null ? assumed(call, method, state) : shown;
    return releases(call, state)
        ? found.withReceiver(OperandEffect.RELEASES)
        : PassedOn.by(call, found, state);
  }

  /**
   * Returns the assumed summary of a call without a model and without a body. A method of a library
   * type may run code of the owner that is its receiver, such as {@code run} of a task that
   * releases what it owns; a native method of the owner does not.
   */
  private Summary assumed(Instr.Invoke call, MethodRef method, PathState state) {
    Summary assumed = unseen.unmodelled(call, state);
    return call.receiver() != null
            && assumed.receiver().equals(OperandEffect.NONE)
            && !method.owner().equals(TypeRef.OBJECT.name())
            && context.library().program().owner(method.owner()).isEmpty()
            && haveOwner(state.value(call.receiver()), state)
        ? assumed.withReceiver(OperandEffect.RETAINS)
        : assumed;
  }

  private boolean haveOwner(Value receiver, PathState state) {
    for (ResourceId id : receiver.resources()) {
      TypeModel model = Types.model(id, state);
      if (model != null && context.library().program().owner(model.name()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a method of the program releases its receiver, by what the receiver is. */
  private boolean releases(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    return receiver != null
        && call.arguments().isEmpty()
        && !state.value(receiver).resources().isEmpty()
        && (context.library().calls().isRelease(call.receiverType(), call.callee().name())
            || areReleasedBy(call.callee().name(), state.value(receiver), state));
  }

  /** Returns whether a call releases its receiver, though it does nothing to others of its type. */
  private static boolean releasesByDuty(Instr.Invoke call, Summary modelled, PathState state) {
    Slot receiver = call.receiver();
    return receiver != null
        && call.arguments().isEmpty()
        && modelled.receiver().equals(OperandEffect.METADATA)
        && areFollowed(state.value(receiver), state)
        && areReleasedBy(call.callee().name(), state.value(receiver), state);
  }

  private static boolean areFollowed(Value receiver, PathState state) {
    for (ResourceId id : receiver.resources()) {
      TypeModel model = Types.model(id, state);
      if (model == null || !model.mustBeReleased()) {
        return false;
      }
    }
    return !receiver.resources().isEmpty();
  }

  private static boolean areReleasedBy(String method, Value receiver, PathState state) {
    for (ResourceId id : receiver.resources()) {
      TypeModel model = Types.model(id, state);
      if (model == null
          || Types.isContainer(id, state)
          || !model.release().methods().contains(method)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a call targets a method of the program, without inferring its summary. */
  public boolean isOwn(Instr.Invoke call) {
    return known.isOwn(call);
  }

  /** Returns whether a call tests whether its receiver is released. */
  static boolean asksWhetherReleased(Instr.Invoke call, Value receiver, PathState state) {
    for (ResourceId id : receiver.resources()) {
      TypeModel model = Types.model(id, state);
      if (model != null && StateTests.isReleaseTest(model, call.callee().name())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the class of the receiver if known, else its static type. What a map entry or an
   * optional holds stands for it, so that class need not be a subtype of the static type.
   */
  private String receiverClass(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    if (receiver == null) {
      return call.receiverType();
    }
    Value value = state.value(receiver);
    if (value.isUnknown()) {
      return call.receiverType();
    }
    String found = null;
    for (Atom atom : value.atoms()) {
      String type = classOf(atom, state);
      if (type != null
          && !type.equals(call.receiverType())
          && (found == null || type.compareTo(found) < 0)
          && !context.library().types().isSubtype(call.receiverType(), type)) {
        found = type;
      }
    }
    return found == null ? call.receiverType() : found;
  }

  private static @Nullable String classOf(Atom atom, PathState state) {
    if (atom instanceof Atom.Instance instance) {
      return instance.type();
    }
    ResourceType type = atom instanceof Atom.Ref ref ? Types.of(ref.resource(), state) : null;
    return type == null ? null : type.name();
  }

  /** Returns whether a call may wait for a computation that its method has not started. */
  public boolean awaitsUnknown(Instr.Invoke call, PathState state) {
    if (call.method() == null) {
      return true;
    }
    Summary summary = of(call, state);
    return (summary.covers().hasResult() && summary.part(Timing.NONE).awaits())
        || (summary.awaits() && !FlightTransfer.isKnown(call.receiver(), state));
  }
}
