// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.model.CallEffect;
import dev.tensorlint.rules.model.TypeModel;
import java.util.Optional;

/** What models and the program's own methods say of calls. */
final class KnownCalls {

  private final MethodContext context;
  private final Resources resources;

  KnownCalls(MethodContext context, Resources resources) {
    this.context = context;
    this.resources = resources;
  }

  Optional<MethodEffects> ownEffects(Instr.Invoke call) {
    return call.method() == null ? Optional.empty() : context.callees().effects(call);
  }

  Optional<CallEffect> modelled(Instr.Invoke call, PathState state) {
    MethodRef method = call.method();
    return method == null
        ? Optional.empty()
        : context.library().effect(receiverClass(call, state), method);
  }

  /** Returns the class of the receiver where it is known, else its static type. */
  private String receiverClass(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    if (receiver == null) {
      return call.receiverType();
    }
    return state.value(receiver).atoms().stream()
        .flatMap(atom -> classOf(atom).stream())
        .filter(type -> !context.library().types().isSubtype(call.receiverType(), type))
        .sorted()
        .findFirst()
        .orElse(call.receiverType());
  }

  private Optional<String> classOf(Atom atom) {
    if (atom instanceof Atom.Instance instance) {
      return Optional.of(instance.type());
    }
    return atom instanceof Atom.Ref ref
        ? resources.info(ref.resource()).map(ResourceInfo::type)
        : Optional.empty();
  }

  /** Returns whether a call may wait for something that its method has not started. */
  boolean awaitsUnknown(Instr.Invoke call, PathState state) {
    if (call.method() == null) {
      return true;
    }
    Optional<CallEffect> modelled = modelled(call, state);
    return modelled.isPresent()
        ? modelled.get().awaits() && !FlightTransfer.isKnown(call.receiver(), state)
        : ownEffects(call).map(own -> own.timing().awaits()).orElse(false);
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
