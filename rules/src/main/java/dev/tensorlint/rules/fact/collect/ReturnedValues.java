// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.Carriers;
import dev.tensorlint.rules.typestate.ContainerEffects;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Infers the result effect of a method from the states before its exits. */
final class ReturnedValues {

  private static final ResultEffect NULL = ResultEffect.of(ResultEffect.Kind.NULL).orNull();

  /** An element of a container that refers to it weakly. */
  private static final ResultEffect FROM_WEAK = ResultEffect.UNKNOWN.heldWeakly();

  /** An object that is not followed, and so none that the method has made. */
  private static final ResultEffect UNSEEN =
      ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.UNSEEN);

  private final MethodContext context;
  private final Resources resources;
  private final List<ExitStates> exits;
  private final SolvedBody body;

  ReturnedValues(SolvedBody body) {
    this.body = body;
    this.context = body.context();
    this.resources = body.resources();
    this.exits = body.exits();
  }

  /**
   * Joins the results of all paths. An element of a weak container is what another path has put
   * into it. A new resource on one path is new where another one returns what was there before.
   */
  ResultEffect result() {
    List<ResultEffect> results = new ArrayList<>();
    for (ExitStates exit : exits) {
      for (PathState state : exit.before()) {
        results.add(result(exit.exit().value(), state));
      }
    }
    ResultEffect joined = joined(results);
    if (results.contains(ContainerEffects.EMPTY) && joined.container() == null) {
      return ResultEffect.UNKNOWN;
    }
    if (results.contains(FROM_WEAK) && !joined.isHeldWeakly()) {
      return ResultEffect.UNKNOWN;
    }
    if (results.contains(UNSEEN)) {
      return joined.orUnseen();
    }
    return joined.isNewOrArgument() ? joined.choosing(ChoiceOfBody.of(body, joined)) : joined;
  }

  private static ResultEffect joined(List<ResultEffect> results) {
    ResultEffect joined = null;
    for (ResultEffect one : results) {
      if (!isOfOtherPath(one)) {
        joined = joined == null ? one : join(joined, one);
      }
    }
    return joined == null ? ResultEffect.UNKNOWN : joined;
  }

  private static boolean isOfOtherPath(ResultEffect one) {
    return one.equals(FROM_WEAK) || one.equals(ContainerEffects.EMPTY) || one.equals(UNSEEN);
  }

  private static ResultEffect join(ResultEffect one, ResultEffect other) {
    if (one.equals(NULL)) {
      return orNull(other);
    }
    return other.equals(NULL) ? orNull(one) : one.join(other);
  }

  private static ResultEffect orNull(ResultEffect result) {
    return result.equals(NULL) ? NULL : result.orNull();
  }

  private ResultEffect result(@Nullable Slot value, PathState state) {
    if (value == null) {
      return ResultEffect.UNKNOWN;
    }
    return result(state.value(value), state);
  }

  private ResultEffect ofPart(Value value, PathState state) {
    ResultEffect part = result(value, state);
    return part.equals(UNSEEN) ? ResultEffect.UNKNOWN : part;
  }

  private ResultEffect result(Value returned, PathState state) {
    if (returned.is(Atom.NULL)) {
      return NULL;
    }
    if (returned.is(Atom.TRUE) || returned.is(Atom.FALSE)) {
      return ResultEffect.always(returned.is(Atom.TRUE));
    }
    if (!returned.isOneResource()) {
      return returned.resources().isEmpty() ? UNSEEN : ResultEffect.UNKNOWN;
    }
    ResourceId resource = returned.resources().get(0);
    if (resource.site() instanceof Site.Parameter parameter) {
      return ResultEffect.sameAs(parameter.index());
    }
    if (resource.site() instanceof Site.Field of && state.field(of.field()).equals(returned)) {
      return ResultEffect.held(of.field());
    }
    if (state.resource(resource).owner() instanceof Owner.Pool pool) {
      return taken(pool, state.resource(resource));
    }
    return isOfWeakContainer(resource, state)
        ? FROM_WEAK
        : elementOfField(resource, state)
            .or(() -> made(resource, state))
            .orElse(ResultEffect.UNKNOWN);
  }

  /**
   * Returns the result for an element of the container in a field: it was read from there or just
   * added.
   */
  private Optional<ResultEffect> elementOfField(ResourceId resource, PathState state) {
    Map<ResourceId, Certainty> inside = state.resource(resource).inside().containers();
    if (inside.size() != 1 || !state.resource(resource).isOpen()) {
      return Optional.empty();
    }
    ResourceId container = inside.keySet().iterator().next();
    return inside.get(container) == Certainty.YES
            && container.site() instanceof Site.Field of
            && state.field(of.field()).equals(Value.ref(container))
        ? Optional.of(ResultEffect.elementOf(of.field()))
        : Optional.empty();
  }

  private static ResultEffect taken(Owner.Pool pool, ResourceState one) {
    return pool.container() instanceof Site.Field of && one.isOpenForSure()
        ? ResultEffect.takenFrom(of.field())
        : ResultEffect.UNKNOWN;
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
        .filter(context.library().containers()::isWeak)
        .isPresent();
  }

  private Optional<ResultEffect> partOf(
      int parameter, boolean isLent, ResourceId resource, ResourceState one) {
    ResultEffect.Kind kind = isLent ? ResultEffect.Kind.BORROW : ResultEffect.Kind.OWNED_BY;
    return resources
        .info(resource)
        .filter(info -> one.isOpenForSure())
        .map(info -> ResultEffect.of(kind, Operand.argument(parameter)).making(info.model()));
  }

  private Optional<ResultEffect> made(ResourceId resource, PathState state) {
    ResourceInfo info = resources.info(resource).orElse(null);
    if (resources.isCarrier(resource)) {
      return Carriers.returned(resource, state, value -> ofPart(value, state));
    }
    if (info != null && info.isContainer()) {
      return ContainerEffects.made(resource, info, state);
    }
    ResourceState one = state.resource(resource);
    if (info != null && info.model().kind() == ModelKind.SYMBOLIC) {
      return one.isUnsure()
          ? Optional.empty()
          : Optional.of(ResultEffect.of(ResultEffect.Kind.SCOPED).making(info.model()));
    }
    if (one.owner() instanceof Owner.Of of
        && of.resource().site() instanceof Site.Parameter owner) {
      return partOf(owner.index(), of.isLent(), resource, one);
    }
    if (!one.isUnreleasedForSure() || !one.owner().isHere()) {
      return Optional.empty();
    }
    return Optional.ofNullable(info)
        .map(of -> created(one.owner()).making(of.model()).sized(one.size()))
        .map(result -> one.weaklyHeldAt().isEmpty() ? result : result.heldWeakly());
  }

  private static ResultEffect created(Owner owner) {
    if (owner.isScopable()) {
      return ResultEffect.of(ResultEffect.Kind.SCOPED);
    }
    return owner instanceof Owner.HereOrWith child
            && child.resource().site() instanceof Site.Parameter parent
        ? ResultEffect.of(ResultEffect.Kind.CHILD_OF, Operand.argument(parent.index()))
        : ResultEffect.of(ResultEffect.Kind.FRESH);
  }
}
