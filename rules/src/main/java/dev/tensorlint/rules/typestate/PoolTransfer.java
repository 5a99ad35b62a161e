// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes an element out of a container that other methods share. The method that takes it owns it
 * until it gives it back, releases it or hands it on; whether the container is a pool, so that
 * anything else is a bug, the rest of the program shows.
 */
final class PoolTransfer {

  private final Library library;

  PoolTransfer(Library library) {
    this.library = library;
  }

  /** Returns whether a value is one container that other methods share, and that may be a pool. */
  boolean isShared(Value container, PathState state) {
    String type = isOfOthers(container, state) ? type(container, state) : null;
    return type != null && library.containers().mayBePool(type);
  }

  /** Returns whether a value is one container that other methods share. */
  boolean isOfOthers(Value container, PathState state) {
    return container.isOneResource()
        && Site.madeBy(container.resources().get(0).site()) == Site.NO_NODE
        && type(container, state) != null;
  }

  private static @Nullable String type(Value container, PathState state) {
    return Types.container(container.resources().get(0), state);
  }

  /** Returns whether a call takes an element out of a pool that is not followed. */
  boolean isUnfollowed(Instr.Invoke call, Value container) {
    return container.resources().isEmpty() && library.containers().isPool(call.receiverType());
  }

  /** Returns the state with an element in a slot that was read from a pool, and left it. */
  static PathState withdrawn(ResourceId taken, ResourceId pool, PathState state) {
    return state.has(taken)
        ? state.update(
            taken, one -> one.ownedBy(Owner.Pool.of(pool.site())).within(pool, Certainty.NO))
        : state;
  }

  /** Returns the state with an element of a pool that is not followed in the target of a call. */
  PathState take(int node, Instr.Invoke call, Site pool, PathState state) {
    Slot target = call.target();
    Optional<Library.Followed> element = library.followed(call.type());
    if (element.isEmpty() || element.get().isContainer()) {
      return state.with(target, Value.UNKNOWN);
    }
    ResourceId taken = ResourceId.recent(new Site.Taken(node));
    ResourceState open =
        ResourceState.open(Owner.Pool.of(pool)).typed(ResourceType.nullable(element.get()));
    return Renaming.age(state, taken).with(taken, open).with(target, Value.ref(taken));
  }
}
