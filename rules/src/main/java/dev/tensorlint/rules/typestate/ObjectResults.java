// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Transfers the results of calls that no model describes: new objects of the program, new
 * containers, and values of which at most the class is known.
 */
final class ObjectResults {

  private final FieldTransfer fields;
  private final ContainerResults contents;

  ObjectResults(FieldTransfer fields, ContainerResults contents) {
    this.fields = fields;
    this.contents = contents;
  }

  /**
   * Returns the state for a new object of a program class: its fields are followed, those of a
   * former object of the node no longer.
   */
  PathState object(int node, Instr.Invoke call, PathState state) {
    if (!call.isCreation()) {
      return unmodelled(node, call, state);
    }
    Optional<PathState> container = contents.empty(node, call, state);
    if (container.isPresent()) {
      return container.get();
    }
    Atom made = new Atom.Instance(call.type().name(), node);
    return state.holds(made)
        ? unmodelled(node, call, ReceiverFields.forget(new Site.Node(node), state))
        : state.with(call.target(), Value.of(made));
  }

  /**
   * Returns the state for any other result: a new object keeps its class, any other value is
   * unknown.
   */
  PathState unmodelled(int node, Instr.Invoke call, PathState state) {
    Optional<PathState> container = contents.created(node, call, state);
    if (container.isPresent()) {
      return container.get();
    }
    MethodRef method = call.method();
    boolean isNew = method != null && method.isConstructor() && !call.type().isVoid();
    Value value =
        isNew
            ? Value.of(new Atom.Instance(call.type().name(), Atom.Instance.NO_NODE))
            : unknown(call, state);
    return state.with(call.target(), value);
  }

  /** Returns an unknown result, which may be any weakly held resource. */
  private Value unknown(Instr.Invoke call, PathState state) {
    Value value = Value.UNKNOWN;
    if (state.references().heldWeakly() == 0) {
      return value;
    }
    for (Map.Entry<ResourceId, ResourceState> entry : state.resources().entrySet()) {
      boolean isHeldWeakly = !entry.getValue().weaklyHeldAt().isEmpty();
      if (isHeldWeakly && canBe(entry.getValue().type(), call)) {
        value = value.join(Value.ref(entry.getKey()));
      }
    }
    return value;
  }

  private boolean canBe(@Nullable ResourceType held, Instr.Invoke call) {
    return held != null && fields.isRelated(held.model().name(), call.type().name());
  }
}
