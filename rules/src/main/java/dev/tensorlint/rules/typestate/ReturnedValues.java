// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.model.ModelKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out what a method gives back, from the states before its ends. */
final class ReturnedValues {

  private static final MethodResult NULL =
      new MethodResult(MethodResult.Kind.UNKNOWN, -2, null, null, true);

  /** An element of a container that does not hold it against the garbage collector. */
  private static final MethodResult FROM_WEAK =
      new MethodResult(MethodResult.Kind.UNKNOWN, -3, null, null, true);

  private final MethodContext context;
  private final Resources resources;
  private final List<ExitStates> exits;

  ReturnedValues(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.exits = body.exits();
  }

  /** What a weak container gave back on one way is what another way has put into it. */
  MethodResult result() {
    List<MethodResult> results = new ArrayList<>();
    for (ExitStates exit : exits) {
      for (PathState state : exit.before()) {
        results.add(result(exit.exit().value(), state));
      }
    }
    MethodResult joined = joined(results);
    if (results.contains(ContainerEffects.EMPTY) && joined.container() == null) {
      return MethodResult.UNKNOWN;
    }
    return results.contains(FROM_WEAK) && !joined.isHeldWeakly() ? MethodResult.UNKNOWN : joined;
  }

  private static MethodResult joined(List<MethodResult> results) {
    MethodResult joined = null;
    for (MethodResult one : results) {
      if (!one.equals(FROM_WEAK) && !one.equals(ContainerEffects.EMPTY)) {
        joined = joined == null ? one : join(joined, one);
      }
    }
    return joined == null ? MethodResult.UNKNOWN : joined;
  }

  private static MethodResult join(MethodResult one, MethodResult other) {
    if (one.equals(NULL)) {
      return orNull(other);
    }
    return other.equals(NULL) ? orNull(one) : one.join(other);
  }

  private static MethodResult orNull(MethodResult result) {
    return result.equals(NULL) ? NULL : result.orNull();
  }

  private MethodResult result(@Nullable Slot value, PathState state) {
    if (value == null) {
      return MethodResult.UNKNOWN;
    }
    return result(state.value(value), state);
  }

  private MethodResult result(Value returned, PathState state) {
    if (returned.is(Atom.NULL)) {
      return NULL;
    }
    if (!returned.isOneResource()) {
      return MethodResult.UNKNOWN;
    }
    ResourceId resource = returned.resources().get(0);
    if (resource.site() instanceof Site.Parameter parameter) {
      return MethodResult.sameAs(parameter.index());
    }
    if (resource.site() instanceof Site.Field of && state.field(of.field()).equals(returned)) {
      return MethodResult.held(of.field());
    }
    return isOfWeakContainer(resource, state)
        ? FROM_WEAK
        : elementOfField(resource, state)
            .or(() -> made(resource, state))
            .orElse(MethodResult.UNKNOWN);
  }

  /** It was looked up in the container of a field, or has just been put there. */
  private Optional<MethodResult> elementOfField(ResourceId resource, PathState state) {
    Map<ResourceId, Certainty> inside = state.resource(resource).inside().containers();
    if (inside.size() != 1 || !state.resource(resource).isOpen()) {
      return Optional.empty();
    }
    ResourceId container = inside.keySet().iterator().next();
    return inside.get(container) == Certainty.YES
            && container.site() instanceof Site.Field of
            && state.field(of.field()).equals(Value.ref(container))
        ? Optional.of(MethodResult.elementOf(of.field()))
        : Optional.empty();
  }

  private boolean isOfWeakContainer(ResourceId resource, PathState state) {
    Set<ResourceId> containers = state.resource(resource).inside().containers().keySet();
    return resource.site() instanceof Site.Element
        && !containers.isEmpty()
        && containers.stream().allMatch(this::isWeak);
  }

  private boolean isWeak(ResourceId container) {
    return resources
        .info(container)
        .map(ResourceInfo::container)
        .filter(context.library()::isWeak)
        .isPresent();
  }

  private Optional<MethodResult> partOf(
      int parameter, boolean isLent, ResourceId resource, ResourceState one) {
    MethodResult.Kind kind = isLent ? MethodResult.Kind.LENT_BY : MethodResult.Kind.OWNED_BY;
    boolean isThere = one.isOpen() && !one.isUnsure() && one.handedOver() == Certainty.NO;
    return resources
        .info(resource)
        .filter(info -> isThere)
        .map(info -> new MethodResult(kind, parameter, info.model(), null, false));
  }

  private Optional<MethodResult> made(ResourceId resource, PathState state) {
    ResourceInfo info = resources.info(resource).orElse(null);
    if (resources.haveCarrier(Value.ref(resource))) {
      return Carriers.returned(resource, state, value -> result(value, state));
    }
    if (info != null && info.isContainer()) {
      return ContainerEffects.made(resource, info, state);
    }
    ResourceState one = state.resource(resource);
    if (info != null && info.model().kind() == ModelKind.SYMBOLIC) {
      return one.isUnsure()
          ? Optional.empty()
          : Optional.of(new MethodResult(MethodResult.Kind.SCOPED, -1, info.model(), null, false));
    }
    if (one.owner() instanceof Owner.Of of
        && of.resource().site() instanceof Site.Parameter owner) {
      return partOf(owner.index(), of.isLent(), resource, one);
    }
    boolean isGivenOut = one.isOpen() && one.owner().isHere() && one.handedOver() == Certainty.NO;
    if (!isGivenOut || one.isUnsure()) {
      return Optional.empty();
    }
    MethodResult.Kind kind =
        one.owner().isScopable() ? MethodResult.Kind.SCOPED : MethodResult.Kind.FRESH;
    return Optional.ofNullable(info)
        .map(of -> new MethodResult(kind, -1, of.model(), null, false))
        .map(result -> one.weaklyHeldAt().isEmpty() ? result : result.heldWeakly());
  }
}
