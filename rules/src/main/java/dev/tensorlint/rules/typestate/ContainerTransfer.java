// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Transfers additions to containers, reads of elements and removals. A container that the method
 * creates is a resource without ownership: the obligation for an element is unchanged until the
 * container is handed over with its content.
 */
final class ContainerTransfer {

  private final Library library;
  private final Components components;

  ContainerTransfer(Library library) {
    this.library = library;
    this.components = new Components(library);
  }

  /** Creates an array, or the container of all results of a lambda, from elements. */
  PathState gather(int node, Instr.Gather gather, PathState state) {
    boolean isOfLambda = !gather.type().isKnown();
    Optional<Library.Followed> followed =
        isOfLambda ? Optional.empty() : library.followed(gather.type());
    boolean holdsResource =
        gather.elements().stream().anyMatch(slot -> !state.value(slot).resources().isEmpty());
    if (!isOfLambda && followed.isEmpty() && !holdsResource) {
      return state.with(gather.target(), Value.UNKNOWN);
    }
    Library.Followed array =
        followed.orElseGet(() -> new Library.Followed(Library.ANY, Library.ARRAY));
    String type = isOfLambda ? ResourceType.RESULTS_OF_LAMBDA : Library.ARRAY;
    ResourceType held = ResourceType.of(new Library.Followed(array.model(), type));
    PathState made = make(node, gather.target(), held, state);
    for (Slot element : gather.elements()) {
      made = add(node, made.value(gather.target()), element, made);
    }
    return made;
  }

  /** Returns the state with a new, empty container in a slot. */
  static PathState make(int node, Slot target, ResourceType type, PathState state) {
    ResourceId made = ResourceId.recent(new Site.Node(node));
    return Renaming.age(state, made)
        .with(made, ResourceState.empty(Owner.here()).typed(type))
        .with(target, Value.ref(made));
  }

  /** Adds the values of a slot to a container; of a container, its elements. */
  PathState add(int node, Value container, Slot element, PathState state) {
    if (haveUnseenParts(state.value(element), state)) {
      return Referents.each(state, element, ResourceState::surelyHandedOver);
    }
    if (container.resources().isEmpty()) {
      return Referents.each(
          state,
          element,
          isWeak(container, state) ? one -> one.heldWeakly(node) : ResourceState::surelyHandedOver);
    }
    boolean isOne = state.isOneObject(container);
    PathState after = state;
    for (ResourceId id : container.resources()) {
      after = add(node, id, isOne, element, after);
      for (ResourceId viewed : state.viewed(id)) {
        after = add(node, viewed, isOne && !viewed.isOlder(), element, after);
      }
    }
    return after;
  }

  /**
   * Returns whether an element is a carrier whose class does not declare its components, so that a
   * later read cannot follow them.
   */
  private boolean haveUnseenParts(Value element, PathState state) {
    return Types.haveCarrier(element, state)
        && element.resources().stream()
            .flatMap(one -> Stream.ofNullable(Types.of(one, state)))
            .anyMatch(type -> library.carried(type.name()).isEmpty());
  }

  private boolean isWeak(Value container, PathState state) {
    for (Atom atom : container.atoms()) {
      if (isWeak(atom, state)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWeak(Atom container, PathState state) {
    if (container instanceof Atom.Ref ref) {
      String type = Types.container(ref.resource(), state);
      return type != null && library.containers().isWeak(type);
    }
    return container instanceof Atom.Instance instance
        && library.containers().isWeak(instance.type());
  }

  /**
   * Returns whether an element goes into a weak map under a key that may be long-lived. The map
   * keeps the value for the lifetime of the key, its first argument. Only a key that the method
   * creates certainly becomes unreachable: a literal or a small number may exist permanently, and
   * other code may reference any other key.
   */
  boolean isUnderLastingKey(Instr.Invoke call, Slot element, PathState state) {
    Slot map = call.receiver();
    Slot key = call.arguments().get(0);
    return map != null
        && !key.equals(element)
        && isWeak(state.value(map), state)
        && !isCreatedHere(state.value(key), state);
  }

  private static boolean isCreatedHere(Value value, PathState state) {
    return value.atoms().stream()
        .allMatch(
            atom ->
                atom instanceof Atom.Instance
                    || (atom instanceof Atom.Ref ref && state.resource(ref.resource()).isOwed()));
  }

  private PathState add(
      int node, ResourceId container, boolean isOne, Slot element, PathState state) {
    ResourceType holding = Types.of(container, state);
    Set<ResourceId> added = Contents.withContents(state, state.value(element).resources());
    if (holding == null || added.contains(container) || !state.has(container)) {
      return Referents.each(state, element, ResourceState::surelyHandedOver);
    }
    String type = holding.container();
    if (type == null) {
      return attach(container, holding, element, state);
    }
    if (library.containers().isWeak(type)) {
      return Referents.each(state, element, one -> one.heldWeakly(node));
    }
    Certainty certainty = isOne ? Certainty.YES : Certainty.MAYBE;
    ResourceState holder = state.resource(container);
    PathState after = Referents.each(state, element, one -> one.within(container, certainty));
    boolean isKeptHere = holder.owner().isHere() && holder.handedOver() == Certainty.NO;
    boolean isOfCaller = container.site() instanceof Site.Parameter;
    return isKeptHere
        ? after
        : Referents.each(
            after,
            element,
            isOfCaller ? ResourceState::addedForCaller : ResourceState::surelyHandedOver);
  }

  /** Adds an element to a resource, which owns the element if its release cascades. */
  private static PathState attach(
      ResourceId holder, ResourceType type, Slot element, PathState state) {
    return type.model().release().cascades()
        ? Referents.each(state, element, one -> one.ownedBy(new Owner.Of(holder)))
        : Referents.each(state, element, ResourceState::surelyHandedOver);
  }

  /** Creates a copy of a container, with certain or possible elements. */
  PathState copy(
      int node,
      Instr.Invoke call,
      Library.Followed followed,
      Slot from,
      Certainty certainty,
      PathState state) {
    Value source = state.value(from);
    if (!Types.haveContainer(source, state)) {
      return state.with(call.target(), Value.UNKNOWN);
    }
    boolean isOne = state.isOneObject(source);
    PathState made = make(node, call, followed, state);
    ResourceId copy = made.value(call.target()).resources().get(0);
    Certainty taken = isOne ? certainty : Certainty.MAYBE;
    for (ResourceId id : source.resources()) {
      ResourceId container = made.has(id) ? id : id.older();
      made = fill(copy, container, taken, made);
    }
    return made;
  }

  private static PathState fill(
      ResourceId copy, ResourceId source, Certainty certainty, PathState state) {
    PathState after = state;
    for (ResourceId element : Contents.of(state, source)) {
      after =
          after.update(
              element,
              one ->
                  certainty == Certainty.YES
                      ? one.copied(source, copy)
                      : one.within(copy, Certainty.MAYBE));
    }
    boolean hasOthers = after.has(source) && !after.resource(source).typestates().isEmpty();
    return hasOthers ? after.update(source, one -> one.within(copy, certainty)) : after;
  }

  /** Returns the state with a new, empty container in the target of a call. */
  static PathState make(int node, Instr.Invoke call, Library.Followed followed, PathState state) {
    String type = followed.container();
    Library.Followed made =
        type == null ? new Library.Followed(followed.model(), call.receiverType()) : followed;
    return make(node, call.target(), ResourceType.of(made), state);
  }

  /** Returns the state with the components of a record parameter. */
  PathState seen(ResourceId given, PathState state) {
    return components.seen(given, state);
  }

  /**
   * Returns the state with an element in a slot: the only possible element, or a summary of all
   * elements.
   */
  PathState look(Look look, Value container, PathState state) {
    Optional<Library.Followed> followed = library.followed(look.type());
    boolean isFollowed =
        library.canLeadToResource(look.type()) || Types.arePartsOfResult(container, state);
    if (!Types.haveContainer(container, state) || !isFollowed) {
      return state.with(look.target(), Value.UNKNOWN);
    }
    Value inner = look.isIteration() ? null : innerContainers(look, followed, container, state);
    if (inner != null) {
      return state.with(look.target(), inner);
    }
    ResourceId only = look.isIteration() ? null : onlyElement(container, state);
    if (only != null) {
      PathState after = state.with(look.target(), Value.ref(only));
      ResourceId holder = container.resources().get(0);
      return look.isTaken() ? after.update(only, one -> one.within(holder, Certainty.NO)) : after;
    }
    Optional<Value> known = KeyedElements.known(look.site(), container, state);
    if (known.isPresent()) {
      return state.with(look.target(), known.get());
    }
    ResourceType type = type(container, followed, state);
    ResourceId element = ResourceId.recent(look.site());
    PathState aged = Renaming.age(state, element);
    // The container may be the element that was seen here before.
    ResourceState any = anyOf(Renaming.age(container, element), aged);
    PathState seen = aged.with(element, any.typed(type)).with(look.target(), Value.ref(element));
    return components.seen(element, seen);
  }

  /**
   * Returns the containers one of which a read gives, such as the lists of a map of lists; null if
   * it gives something else, or there may be others.
   */
  private static @Nullable Value innerContainers(
      Look look, Optional<Library.Followed> followed, Value container, PathState state) {
    boolean isOfOne = state.isOneObject(container) && !look.isTaken() && !look.mayBeNew();
    if (!isOfOne || followed.filter(Library.Followed::isContainer).isEmpty()) {
      return null;
    }
    ResourceId id = container.resources().get(0);
    List<ResourceId> members = Contents.members(state, id);
    List<ResourceId> inner = members.stream().filter(one -> Types.isContainer(one, state)).toList();
    boolean areAll =
        state.resource(id).typestates().isEmpty()
            && inner.stream().allMatch(one -> isCertainlyIn(id, state.resource(one)))
            && members.stream()
                .allMatch(one -> inner.contains(one) || isInOneOf(inner, one, state));
    return areAll ? inner.stream().map(Value::ref).reduce(Value::join).orElse(null) : null;
  }

  private static boolean isCertainlyIn(ResourceId container, ResourceState element) {
    return !element.isMany() && element.inside().in(container) == Certainty.YES;
  }

  private static boolean isInOneOf(
      List<ResourceId> containers, ResourceId element, PathState state) {
    return !Collections.disjoint(
        state.resource(element).inside().containers().keySet(), containers);
  }

  /**
   * A read of an element.
   *
   * @param site site of the element
   * @param type static type of the element
   * @param isTaken whether the element leaves the container
   * @param mayBeNew whether the read itself may have put the element there
   */
  record Look(Site site, Slot target, TypeRef type, boolean isTaken, boolean mayBeNew) {
    boolean isIteration() {
      return site instanceof Site.Iteration;
    }
  }

  /**
   * Returns the type of an element: its static type, or that of the elements of the container if
   * the static type is unspecific.
   */
  private static ResourceType type(
      Value container, Optional<Library.Followed> followed, PathState state) {
    Library.Followed seen = followed.orElseGet(() -> new Library.Followed(Library.ANY, null));
    boolean isExact = seen.isContainer() || !seen.model().library().isEmpty();
    return ResourceType.nullable(
        isExact ? seen : new Library.Followed(elementModel(container, state), seen.container()));
  }

  private static TypeModel elementModel(Value container, PathState state) {
    for (ResourceId one : container.resources()) {
      TypeModel model = Types.model(one, state);
      if (model != null) {
        return model;
      }
    }
    return Library.ANY;
  }

  /**
   * Returns the state before a value is stored under one key: if the only element is released, the
   * value replaces it.
   */
  PathState vacated(Value container, PathState state) {
    ResourceId only = onlyElement(container, state);
    PathState after =
        only != null && Refilling.isReleased(state.resource(only))
            ? state.update(only, one -> one.within(container.resources().get(0), Certainty.NO))
            : state;
    for (ResourceId id : container.resources()) {
      after = after.update(id, ResourceState::refilled);
    }
    return after;
  }

  /** Returns whether a container certainly has one element, which this method has seen. */
  boolean isOnlyElement(Value container, PathState state) {
    return onlyElement(container, state) != null;
  }

  /** Returns the only element of a container, null if there may be others. */
  private @Nullable ResourceId onlyElement(Value container, PathState state) {
    if (!state.isOneObject(container)) {
      return null;
    }
    ResourceId id = container.resources().get(0);
    List<ResourceId> members = Contents.members(state, id);
    if (members.size() != 1 || !state.resource(id).typestates().isEmpty()) {
      return null;
    }
    ResourceState only = state.resource(members.get(0));
    boolean isPlain = !Types.isContainer(members.get(0), state);
    return isPlain && isCertainlyIn(id, only) ? members.get(0) : null;
  }

  /**
   * Returns the state of an arbitrary element. It has no typestate if the container is empty and
   * visible to this method only.
   */
  private static ResourceState anyOf(Value container, PathState state) {
    boolean isOne = state.isOneObject(container);
    boolean isSeenWhole = true;
    Set<Typestate> typestates = new HashSet<>();
    ResourceState element = ResourceState.open(Owner.elsewhere());
    for (ResourceId id : container.resources()) {
      typestates.addAll(Contents.typestates(state, id));
      ResourceState holder = state.resource(id);
      isSeenWhole &= holder.owner().isHere() && holder.handedOver() == Certainty.NO;
      element = element.within(id, isOne ? Certainty.YES : Certainty.MAYBE);
    }
    return typestates.isEmpty() && !isSeenWhole ? element : element.withTypestates(typestates);
  }
}
