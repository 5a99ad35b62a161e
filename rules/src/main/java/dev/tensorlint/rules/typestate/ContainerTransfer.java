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
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Transfers additions to containers, reads of elements and removals. A container that the method
 * creates is a resource without ownership: the obligation for an element is unchanged until the
 * container is handed over with its content.
 */
final class ContainerTransfer {

  private final Library library;
  private final Resources resources;
  private final Components components;

  ContainerTransfer(Library library, Resources resources) {
    this.library = library;
    this.resources = resources;
    this.components = new Components(library, resources);
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
    String type = isOfLambda ? Resources.RESULTS_OF_LAMBDA : Library.ARRAY;
    String name = gather.name();
    PathState made =
        make(
            node,
            gather.target(),
            array,
            type,
            name == null ? resources.expression(gather.span()) : name,
            gather.span(),
            state);
    for (Slot element : gather.elements()) {
      made = add(node, made.value(gather.target()), element, made);
    }
    return made;
  }

  /** Returns the state with a new, empty container in a slot. */
  PathState make(
      int node,
      Slot target,
      Library.Followed followed,
      String type,
      String name,
      Span span,
      PathState state) {
    Site site = new Site.Node(node);
    resources.add(
        site,
        new ResourceInfo(
            name,
            true,
            followed.model(),
            resources.place(span),
            ResourceInfo.Origin.CREATED,
            false,
            type));
    ResourceId made = ResourceId.recent(site);
    return Renaming.age(state, made)
        .with(made, ResourceState.empty(Owner.here()))
        .with(target, Value.ref(made));
  }

  /** Adds the values of a slot to a container; of a container, its elements. */
  PathState add(int node, Value container, Slot element, PathState state) {
    if (haveUnseenParts(state.value(element))) {
      return Referents.each(state, element, ResourceState::surelyHandedOver);
    }
    if (container.resources().isEmpty()) {
      return Referents.each(
          state,
          element,
          isWeak(container) ? one -> one.heldWeakly(node) : ResourceState::surelyHandedOver);
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
  private boolean haveUnseenParts(Value element) {
    return resources.haveCarrier(element)
        && element.resources().stream()
            .flatMap(one -> resources.info(one).stream())
            .anyMatch(info -> library.carried(info.type()).isEmpty());
  }

  private boolean isWeak(Value container) {
    for (Atom atom : container.atoms()) {
      if (isWeak(atom)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWeak(Atom container) {
    if (container instanceof Atom.Ref ref) {
      return resources
          .info(ref.resource())
          .map(ResourceInfo::container)
          .filter(library::isWeak)
          .isPresent();
    }
    return container instanceof Atom.Instance instance && library.isWeak(instance.type());
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
        && isWeak(state.value(map))
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
    ResourceInfo info = resources.info(container).orElse(null);
    Set<ResourceId> added = Contents.withContents(state, state.value(element).resources());
    if (info == null || added.contains(container) || !state.has(container)) {
      return Referents.each(state, element, ResourceState::surelyHandedOver);
    }
    String type = info.container();
    if (type == null) {
      return attach(container, info, element, state);
    }
    if (library.isWeak(type)) {
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
      ResourceId holder, ResourceInfo info, Slot element, PathState state) {
    return info.model().cascades()
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
    if (!holdsContainer(source)) {
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
      boolean isSure =
          certainty == Certainty.YES
              && state.resource(element).inside().in(source) == Certainty.YES;
      after =
          after.update(element, one -> one.within(copy, isSure ? Certainty.YES : Certainty.MAYBE));
    }
    boolean hasOthers = after.has(source) && !after.resource(source).typestates().isEmpty();
    return hasOthers ? after.update(source, one -> one.within(copy, certainty)) : after;
  }

  /** Returns the state with a new, empty container in the target of a call. */
  PathState make(int node, Instr.Invoke call, Library.Followed followed, PathState state) {
    String type = followed.container();
    String name = call.name();
    return make(
        node,
        call.target(),
        followed,
        type == null ? call.receiverType() : type,
        name == null ? resources.expression(call.span()) : name,
        call.nameSpan(),
        state);
  }

  /** Returns the state with the components of a record parameter. */
  PathState seen(ResourceId given, PathState state) {
    return components.seen(given, state);
  }

  boolean holdsContainer(Value value) {
    for (ResourceId resource : value.resources()) {
      if (resources.isContainer(resource)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the state with an element in a slot: the only possible element, or a summary of all
   * elements.
   */
  PathState look(Look look, Value container, PathState state) {
    Optional<Library.Followed> followed = library.followed(look.type());
    if (!holdsContainer(container) || !library.canLeadToResource(look.type())) {
      return state.with(look.target(), Value.UNKNOWN);
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
    describe(look, container, followed);
    ResourceId element = ResourceId.recent(look.site());
    PathState aged = Renaming.age(state, element);
    PathState seen =
        aged.with(element, anyOf(container, aged)).with(look.target(), Value.ref(element));
    return components.seen(element, seen);
  }

  /**
   * A read of an element.
   *
   * @param site site of the element
   * @param type static type of the element
   * @param name name of the element in messages
   * @param isTaken whether the element leaves the container
   */
  record Look(Site site, Slot target, TypeRef type, String name, Span span, boolean isTaken) {
    boolean isIteration() {
      return site instanceof Site.Iteration;
    }
  }

  private void describe(Look look, Value container, Optional<Library.Followed> followed) {
    Library.Followed seen =
        followed.orElseGet(() -> new Library.Followed(elementModel(container), null));
    resources.add(
        look.site(),
        new ResourceInfo(
            look.name(),
            true,
            seen.isContainer() ? seen.model() : moreExact(seen, container),
            resources.place(look.span()),
            ResourceInfo.Origin.ELEMENT,
            true,
            seen.container()));
  }

  private TypeModel elementModel(Value container) {
    return container.resources().stream()
        .flatMap(id -> resources.info(id).stream())
        .map(ResourceInfo::model)
        .findFirst()
        .orElse(Library.ANY);
  }

  /** Returns the model of the container for an element of unspecific type. */
  private TypeModel moreExact(Library.Followed seen, Value container) {
    return seen.model().library().isEmpty() ? elementModel(container) : seen.model();
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
    boolean isPlain = !only.isMany() && !resources.isContainer(members.get(0));
    return isPlain && only.inside().in(id) == Certainty.YES ? members.get(0) : null;
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
