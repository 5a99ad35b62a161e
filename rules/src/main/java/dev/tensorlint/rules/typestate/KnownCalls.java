// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.IdentityHashMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What models and the program's own methods say of calls. */
final class KnownCalls {

  private final MethodContext context;
  private final Resources resources;
  private final IdentityHashMap<Instr.Invoke, Optional<Summary>> declared =
      new IdentityHashMap<>();
  private final IdentityHashMap<Instr.Invoke, Optional<Summary>> own =
      new IdentityHashMap<>();

  /** Each step asks several times of one call in one state. */
  private @Nullable Asked asked;

  private record Asked(Instr.Invoke call, PathState state, Optional<Summary> effect) {}

  KnownCalls(MethodContext context, Resources resources) {
    this.context = context;
    this.resources = resources;
  }

  Optional<Summary> ownEffects(Instr.Invoke call) {
    Optional<Summary> known = own.get(call);
    if (known == null) {
      known = call.method() == null ? Optional.empty() : context.callees().effects(call);
      own.put(call, known);
    }
    return known;
  }

  /** Returns whether a call goes to a method of the program. */
  boolean isOwn(Instr.Invoke call) {
    Optional<Summary> known = own.get(call);
    return known == null ? context.callees().areOwn(call) : known.isPresent();
  }

  @SuppressWarnings("ReferenceEquality") // An equal state would have the same answer, only later.
  Optional<Summary> modelled(Instr.Invoke call, PathState state) {
    Asked last = asked;
    if (last == null || last.call() != call || last.state() != state) {
      last = new Asked(call, state, findModelled(call, state));
      asked = last;
    }
    return last.effect();
  }

  private Optional<Summary> findModelled(Instr.Invoke call, PathState state) {
    MethodRef method = call.method();
    if (method == null) {
      return Optional.empty();
    }
    String type = receiverClass(call, state);
    return type.equals(call.receiverType())
        ? declared(call, method)
        : context.library().effect(type, method);
  }

  /** Returns whether a call asks its receiver whether it is released. */
  boolean asksWhetherReleased(Instr.Invoke call, Value receiver) {
    for (ResourceId id : receiver.resources()) {
      Optional<ResourceInfo> info = resources.info(id);
      if (info.isPresent() && ResultTransfer.tells(info.get().model(), call.callee().name())) {
        return true;
      }
    }
    return false;
  }

  /** Nearly all receivers are known by their static type only, and every step asks. */
  Optional<Summary> declared(Instr.Invoke call, MethodRef method) {
    Optional<Summary> known = declared.get(call);
    if (known == null) {
      known = context.library().effect(call.receiverType(), method);
      declared.put(call, known);
    }
    return known;
  }

  /** Returns the class of the receiver where it is known, else its static type. */
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
      String type = classOf(atom);
      if (type != null
          && !type.equals(call.receiverType())
          && (found == null || type.compareTo(found) < 0)
          && !context.library().types().isSubtype(call.receiverType(), type)) {
        found = type;
      }
    }
    return found == null ? call.receiverType() : found;
  }

  private @Nullable String classOf(Atom atom) {
    if (atom instanceof Atom.Instance instance) {
      return instance.type();
    }
    return atom instanceof Atom.Ref ref
        ? resources.info(ref.resource()).map(ResourceInfo::type).orElse(null)
        : null;
  }

  /** Returns whether a call may wait for something that its method has not started. */
  boolean awaitsUnknown(Instr.Invoke call, PathState state) {
    if (call.method() == null) {
      return true;
    }
    Optional<Summary> modelled = modelled(call, state);
    return modelled.isPresent()
        ? modelled.get().awaits() && !FlightTransfer.isKnown(call.receiver(), state)
        : ownEffects(call).filter(own -> own.part(Timing.NONE).awaits()).isPresent();
  }

  /** Closing releases whatever the language knows as closeable. */
  boolean isClose(Instr.Invoke call) {
    return call.callee().name().equals("close")
        && call.arguments().isEmpty()
        && context.library().isAutoCloseable(call.receiverType());
  }

  Optional<TypeModel> typeModel(Instr.Invoke call) {
    return context.library().models().type(call.receiverType(), context.library().types());
  }
}
