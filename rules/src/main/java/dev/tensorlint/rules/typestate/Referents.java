// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The resources that slots refer to: changes of their states, and the owner among them. */
final class Referents {

  private Referents() {}

  static PathState all(PathState state, List<Slot> slots, UnaryOperator<ResourceState> change) {
    PathState after = state;
    for (Slot slot : slots) {
      after = each(after, slot, change);
    }
    return after;
  }

  /**
   * Changes the resources that a slot can refer to; weakly when it can be several. A resource that
   * only paths have on which the slot refers to it is changed for sure.
   */
  static PathState each(PathState state, Slot slot, UnaryOperator<ResourceState> change) {
    Value value = state.value(slot);
    boolean isOne = state.isOneObject(value);
    return each(state, value, resource -> isOne || state.isAlwaysIn(slot, resource), change);
  }

  static PathState each(PathState state, Value value, UnaryOperator<ResourceState> change) {
    boolean isOne = state.isOneObject(value);
    return each(state, value, resource -> isOne, change);
  }

  private static PathState each(
      PathState state,
      Value value,
      Predicate<ResourceId> isSure,
      UnaryOperator<ResourceState> change) {
    PathState after = state;
    for (ResourceId resource : value.resources()) {
      boolean isOne = isSure.test(resource);
      after =
          isOne
              ? after.update(resource, change)
              : after.update(resource, one -> one.join(change.apply(one)));
      after = Contents.each(after, resource, isOne, change);
      after = Contents.eachAround(after, resource, change);
    }
    return after;
  }

  /** Returns the one resource that a slot refers to, elsewhere if there may be none or several. */
  static Owner ownerOf(@Nullable Slot owner, PathState state) {
    if (owner == null || !state.value(owner).isOneResource()) {
      return Owner.elsewhere();
    }
    return new Owner.Of(state.value(owner).resources().get(0));
  }

  /** Returns the owner of a new child of a value: this method, as long as the value is open. */
  static Owner parentOf(@Nullable Slot parent, PathState state) {
    return ownerOf(parent, state) instanceof Owner.Of of
        ? new Owner.HereOrWith(of.resource())
        : Owner.here();
  }

  /**
   * Returns the owner of a new resource that the release of others of some types releases as well:
   * this method, as long as the only such one is open. It must be this method's.
   */
  static Owner amid(Set<String> types, PathState state) {
    ResourceId only = null;
    for (Map.Entry<ResourceId, ResourceState> entry : state.resources().entrySet()) {
      ResourceType type = entry.getValue().type();
      if (type != null && types.contains(type.model().name())) {
        boolean isOurs = entry.getValue().isOpenForSure() && entry.getValue().owner().isHere();
        if (only != null || !isOurs) {
          return Owner.here();
        }
        only = entry.getKey();
      }
    }
    return only == null ? Owner.here() : new Owner.HereOrWith(only);
  }

  /** Returns the owner of what is a part of a value. */
  static Owner lenderOf(@Nullable Slot lender, PathState state) {
    return ownerOf(lender, state) instanceof Owner.Of of
        ? new Owner.Of(of.resource(), true)
        : Owner.elsewhere();
  }
}
