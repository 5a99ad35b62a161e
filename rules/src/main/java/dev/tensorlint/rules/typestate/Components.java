// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Forgetting;
import dev.tensorlint.rules.typestate.state.Membership;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Transfers for the components of a record that another method created: an element of a list, a
 * parameter. The record is a container with exactly one separate resource for each component that
 * leads to a resource.
 */
public final class Components {

  private final Library library;

  Components(Library library) {
    this.library = library;
  }

  /** Returns the state with the components of a record; the same state for any other resource. */
  PathState seen(ResourceId resource, PathState state) {
    ResourceType type = state.has(resource) ? state.resource(resource).type() : null;
    if (type == null || type.container() == null) {
      return state;
    }
    Map<FieldKey, Library.Followed> carried = library.carried(type.container());
    if (carried.isEmpty()) {
      return state;
    }
    PathState after = Forgetting.object(state, resource.site());
    for (Map.Entry<FieldKey, Library.Followed> part : carried.entrySet()) {
      after = seen(resource, part.getKey(), part.getValue(), after);
    }
    return after.update(resource, one -> one.withTypestates(Set.of()).typed(type.carrying()));
  }

  private PathState seen(
      ResourceId carrier, FieldKey field, Library.Followed part, PathState state) {
    ResourceId id = ResourceId.recent(new Site.Component(carrier.site(), field));
    ResourceState whole = state.resource(carrier);
    ResourceState one =
        ResourceState.of(whole.typestates(), Owner.elsewhere()).typed(ResourceType.nullable(part));
    return Renaming.age(state, id)
        .with(id, (whole.isUnsure() ? one.unsure() : one).within(carrier, Certainty.YES))
        .with(field.of(carrier.site()), Value.ref(id));
  }

  /**
   * Returns the key of a record as the object of its fields; empty if its components are not
   * followed.
   */
  static Optional<ObjectKey> object(ResourceId carrier, PathState state) {
    if (!state.references().hasMembers(carrier)) {
      return Optional.empty();
    }
    Site site = carrier.site();
    for (FieldKey field : state.knownFields()) {
      boolean isPart =
          field.object().equals(site)
              && state.has(ResourceId.recent(new Site.Component(site, field.declared())));
      if (isPart) {
        return Optional.of(site);
      }
    }
    return Optional.empty();
  }

  /** Forgets the components of a record that is itself removed. */
  static PathState forget(ResourceId carrier, PathState state) {
    PathState after = state;
    for (ResourceId part : Contents.of(state, carrier)) {
      if (part.site() instanceof Site.Component component) {
        after = Forgetting.resource(Forgetting.object(after, component.carrier()), part);
      }
    }
    return after;
  }

  /** Returns whether variables hold components of a record or of an older record of its site. */
  static boolean areNamed(ResourceId carrier, PathState state) {
    boolean isNow =
        Contents.of(state, carrier).stream()
            .anyMatch(part -> part.site() instanceof Site.Component && state.namesOf(part) > 1);
    return isNow
        || Contents.of(state, carrier.older()).stream()
            .anyMatch(part -> part.site() instanceof Site.Component && state.isNamed(part));
  }

  /**
   * Returns the final state of a record parameter for callers: definite only if it applies to all
   * components.
   */
  public static ResourceState given(ResourceId carrier, PathState state) {
    ResourceState whole = whole(carrier, state);
    boolean isReleased = !whole.typestates().isEmpty() && whole.isReleased();
    return isReleased || !whole.mayBeReleased() || !isRecord(carrier, state)
        ? whole
        : whole.withTypestates(Set.of(Typestate.OPEN)).unsure();
  }

  private static boolean isRecord(ResourceId resource, PathState state) {
    return Contents.of(state, resource).stream()
        .anyMatch(part -> part.site() instanceof Site.Component);
  }

  /** Returns the joined state of a record and all its components. */
  static ResourceState whole(ResourceId carrier, PathState state) {
    ResourceState own = state.resource(carrier);
    return Contents.of(state, carrier).stream()
        .filter(part -> part.site() instanceof Site.Component)
        .map(state::resource)
        .map(part -> part.within(carrier, Certainty.NO))
        .reduce(ResourceState::join)
        .map(parts -> whole(own, parts))
        .orElse(own);
  }

  private static ResourceState whole(ResourceState own, ResourceState parts) {
    Membership inside = own.inside();
    for (Map.Entry<ResourceId, Certainty> holder : parts.inside().containers().entrySet()) {
      inside = inside.with(holder.getKey(), holder.getValue());
    }
    return own.withTypestates(Sets.union(own.typestates(), parts.typestates()))
        .inside(inside)
        .handedOver(
            own.handedOver() == Certainty.YES ? Certainty.YES : parts.handedOver(),
            own.isUnsure() || parts.isUnsure());
  }
}
