// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import org.jspecify.annotations.Nullable;

/**
 * Transfers resources that a called method adds to a container argument: the caller owns them as if
 * it had added them itself.
 */
final class AdditionTransfer {

  /** Result of {@link #filled} for a call that fills no argument. */
  static final int NONE = -1;

  private final ScopeTransfer scopes;
  private final ContainerTransfer containers;

  AdditionTransfer(ScopeTransfer scopes, ContainerTransfer containers) {
    this.scopes = scopes;
    this.containers = containers;
  }

  /** Returns the state after a call that completes normally. */
  PathState apply(int node, Instr.Invoke call, Summary effects, PathState state) {
    int filled = filled(call, effects, state);
    if (filled == NONE) {
      return state;
    }
    Addition added = effects.parameter(filled).added();
    TypeModel model = added.model();
    return model == null
        ? state
        : add(node, call, call.arguments().get(filled), added, model, state);
  }

  /**
   * Returns the argument that a call fills, {@link #NONE} if there is none. A node identifies one
   * resource: if the call also returns a resource or fills several containers, only the first is
   * followed.
   */
  static int filled(Instr.Invoke call, Summary effects, PathState state) {
    boolean givesBack = effects.result().made() != null || !effects.result().parts().isEmpty();
    if (!effects.isComplete() || givesBack) {
      return NONE;
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      boolean isFilled =
          effects.parameter(i).added().model() != null
              && Types.haveContainer(state.value(call.arguments().get(i)), state);
      if (isFilled) {
        return i;
      }
    }
    return NONE;
  }

  /** Adds resources as a container of the same class: their number is unknown. */
  private PathState add(
      int node,
      Instr.Invoke call,
      Slot container,
      Addition added,
      TypeModel model,
      PathState state) {
    ResourceId made = ResourceId.recent(new Site.Node(node));
    Owner owner = scopes.innermost(state, model.library(), added.isScoped());
    ResourceType type = new ResourceType(model, containerClass(container, state), false, false);
    PathState with =
        Renaming.age(state, made)
            .with(made, ResourceState.open(owner).typed(type))
            .with(call.target(), Value.ref(made));
    PathState filled = containers.add(node, with.value(container), call.target(), with);
    return (added.certainty() == Certainty.YES
            ? filled
            : filled.update(made, ResourceState::possiblyHandedOver))
        .with(call.target(), Value.UNKNOWN);
  }

  private static @Nullable String containerClass(Slot container, PathState state) {
    for (ResourceId one : state.value(container).resources()) {
      String type = Types.container(one, state);
      if (type != null) {
        return type;
      }
    }
    return null;
  }
}
