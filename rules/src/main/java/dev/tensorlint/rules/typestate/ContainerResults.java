// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Transfers the results of calls that concern the content of containers. */
final class ContainerResults {

  private final Library library;
  private final ContainerTransfer containers;
  private final PoolTransfer pools;
  private final StoredKeys stored;
  private final Predicate<Slot> isAsked;

  /**
   * @param isAsked whether a test can depend on a slot
   */
  ContainerResults(
      Library library, ContainerTransfer containers, StoredKeys stored, Predicate<Slot> isAsked) {
    this.library = library;
    this.containers = containers;
    this.pools = new PoolTransfer(library);
    this.stored = stored;
    this.isAsked = isAsked;
  }

  /**
   * Returns the state with the result of a modelled call; empty if the result does not concern
   * content.
   */
  Optional<PathState> ofModel(int node, Instr.Invoke call, Summary effect, PathState state) {
    List<Slot> added = added(call, effect);
    if (call.receiver() == null && !added.isEmpty()) {
      return created(node, call, added, state);
    }
    if (isNewContainer(call, effect)) {
      return created(node, call, added, state);
    }
    Slot from = Operands.slot(call, effect.result().from());
    if (from == null) {
      return Optional.empty();
    }
    ResultEffect.Kind kind = effect.result().kind();
    if (kind == ResultEffect.Kind.TAKEN_FROM && !added.isEmpty()) {
      return Optional.of(replaced(node, call, state.value(from), state));
    }
    return switch (kind) {
      case ELEMENT_OF, TAKEN_FROM -> Optional.of(found(node, call, from, effect, state));
      case ELEMENTS_OF -> Optional.of(copy(node, call, from, Certainty.YES, state));
      case SOME_OF -> Optional.of(copy(node, call, from, Certainty.MAYBE, state));
      case VIEW_OF -> Optional.of(view(node, call, from, state));
      case FRESH,
          SCOPED,
          CHILD_OF,
          UNACQUIRED,
          ACQUIRED_WITH,
          OWNED_BY,
          OWNED_BY_OWNER_OF,
          ALIAS,
          MAYBE_ALIAS,
          HANDLE,
          BORROW,
          LENT_UNTIL_STEP,
          COPY,
          SYMBOLIC,
          ONE_OF,
          CARRIER,
          ELSEWHERE,
          EMPTY,
          NULL,
          TRUE,
          FALSE,
          UNKNOWN ->
          Optional.empty();
    };
  }

  private boolean isNewContainer(Instr.Invoke call, Summary effect) {
    return effect.promises(ResultEffect.Kind.FRESH)
        && library.containers().is(call.type().name())
        && library.resourceModel(call.type()).isEmpty();
  }

  /**
   * Returns whether a call adds its arguments to a new container, and none of them is a container
   * already.
   */
  boolean isMade(Instr.Invoke call, Summary effect, PathState state) {
    return call.receiver() == null
        && added(call, effect).stream()
            .anyMatch(slot -> !Types.haveContainer(state.value(slot), state));
  }

  private static List<Slot> added(Instr.Invoke call, Summary effect) {
    List<Slot> added = new ArrayList<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      if (effect.parameter(i).isAdded()) {
        added.add(call.arguments().get(i));
      }
    }
    return added;
  }

  /** Returns the state with any element of a container in the target of a call. */
  PathState look(int node, Instr.Invoke call, Slot from, PathState state) {
    return look(node, call, from, false, state);
  }

  /**
   * Returns the state with an element in the target, or null where there may be none and the code
   * asks for that.
   */
  private PathState found(int node, Instr.Invoke call, Slot from, Summary effect, PathState state) {
    ResultEffect result = effect.result();
    boolean isTaken = result.kind() == ResultEffect.Kind.TAKEN_FROM;
    boolean mayBeNew = !added(call, effect).isEmpty();
    PathState found =
        mayBeNew
            ? containers.look(
                look(site(node, call, from, state), call, isTaken, true), state.value(from), state)
            : look(node, call, from, isTaken, state);
    Value element = found.value(call.target());
    boolean isNamed =
        element.isOneResource() && !Types.mayBeNull(element.resources().get(0), found);
    boolean mayBeNull = result.mayBeNull() && isAsked.test(call.target()) && !stored.isStored(call);
    return mayBeNull && isNamed ? found.with(call.target(), element.join(Value.NULL)) : found;
  }

  private PathState look(int node, Instr.Invoke call, Slot from, boolean isTaken, PathState state) {
    Site site = site(node, call, from, state);
    boolean isKnown = KeyedElements.known(site, state.value(from), state).isPresent();
    if (!isTaken || isKnown) {
      return containers.look(look(site, call, isTaken), state.value(from), state);
    }
    Value container = state.value(from);
    if (!pools.isShared(container, state) && isTakenForGood(call, container, state)) {
      return pools.take(node, call, container.resources().get(0).site(), state);
    }
    if (!pools.isShared(container, state) || containers.isOnlyElement(container, state)) {
      return pools.isUnfollowed(call, container)
          ? pools.take(node, call, new Site.Taken(node), state)
          : containers.look(look(new Site.Element(node), call, true), container, state);
    }
    ResourceId taken = ResourceId.recent(new Site.Taken(node));
    PathState seen = containers.look(look(taken.site(), call, true), container, state);
    return PoolTransfer.withdrawn(taken, container.resources().get(0), seen);
  }

  /**
   * Returns the state with the element in the target that a call has replaced by another one. It
   * concerns the method only if the method asks for it: mostly there is none.
   */
  private PathState replaced(int node, Instr.Invoke call, Value container, PathState state) {
    return isTakenForGood(call, container, state)
        ? pools.take(node, call, container.resources().get(0).site(), state)
        : state.with(call.target(), Value.UNKNOWN);
  }

  /** Returns whether a method asks for an element that leaves a container of others. */
  private boolean isTakenForGood(Instr.Invoke call, Value container, PathState state) {
    return call.name() != null
        && pools.isOfOthers(container, state)
        && library.resourceModel(call.type()).isPresent();
  }

  /** Returns the state with an element that a called method took out of a field in the target. */
  PathState taken(int node, Instr.Invoke call, FieldKey field, PathState state) {
    return pools.take(node, call, new Site.Field(field), state);
  }

  /**
   * Returns the state with an element that a called method read from a container in the target. The
   * element is open even if the method has released others.
   */
  PathState element(int node, Instr.Invoke call, Value container, PathState state) {
    PathState read = containers.look(look(new Site.Element(node), call, false), container, state);
    return read.update(
        ResourceId.recent(new Site.Element(node)),
        one -> one.mayBeOpen() ? one.withTypestates(Set.of(Typestate.OPEN)) : one);
  }

  private static ContainerTransfer.Look look(Site site, Instr.Invoke call, boolean isTaken) {
    return look(site, call, isTaken, false);
  }

  private static ContainerTransfer.Look look(
      Site site, Instr.Invoke call, boolean isTaken, boolean mayBeNew) {
    return new ContainerTransfer.Look(site, call.target(), call.type(), isTaken, mayBeNew);
  }

  private Site site(int node, Instr.Invoke call, Slot from, PathState state) {
    return new KeyedElements(library)
        .site(call, state.value(from), state)
        .orElseGet(() -> new Site.Element(node));
  }

  private PathState view(int node, Instr.Invoke call, Slot from, PathState state) {
    PathState copied = copy(node, call, from, Certainty.MAYBE, state);
    Set<ResourceId> viewed = Set.copyOf(copied.value(from).resources());
    return copied.update(ResourceId.recent(new Site.Node(node)), one -> one.viewing(viewed));
  }

  private PathState copy(
      int node, Instr.Invoke call, Slot from, Certainty certainty, PathState state) {
    return container(call.type())
        .map(known -> containers.copy(node, call, known, from, certainty, state))
        .orElseGet(() -> state.with(call.target(), Value.UNKNOWN));
  }

  /** Returns the container that a value of a type is, such as a stream of map entries. */
  private Optional<Library.Followed> container(TypeRef type) {
    Optional<Library.Followed> followed =
        library.followed(type).filter(Library.Followed::isContainer);
    boolean mayLeadToResource =
        followed.isEmpty()
            && library.containers().is(type.name())
            && library.canLeadToResource(type);
    return mayLeadToResource
        ? Optional.of(new Library.Followed(Library.ANY, type.name()))
        : followed;
  }

  /** Returns the state with a new container; empty if the call creates none that is followed. */
  Optional<PathState> created(int node, Instr.Invoke call, PathState state) {
    return library.calls().isNewContainer(call)
        ? created(node, call, call.arguments(), state)
        : Optional.empty();
  }

  /**
   * Returns the state with a new container of a class of the program, which is empty at first;
   * empty if the class is none, or may fill it from what the constructor gets.
   */
  Optional<PathState> empty(int node, Instr.Invoke call, PathState state) {
    boolean getsNothing =
        call.arguments().stream().allMatch(slot -> state.value(slot).resources().isEmpty());
    return getsNothing && library.containers().isHeir(call.type().name())
        ? created(node, call, List.of(), state)
        : Optional.empty();
  }

  private Optional<PathState> created(
      int node, Instr.Invoke call, List<Slot> elements, PathState state) {
    boolean holdsResource =
        elements.stream().anyMatch(slot -> !state.value(slot).resources().isEmpty());
    Optional<Library.Followed> followed =
        library.followed(call.type()).filter(Library.Followed::isContainer);
    if (followed.isEmpty() && !holdsResource) {
      return Optional.empty();
    }
    Library.Followed kept =
        followed.orElseGet(() -> new Library.Followed(Library.ANY, call.type().name()));
    PathState made = ContainerTransfer.make(node, call, kept, state);
    Value container = made.value(call.target());
    for (Slot element : elements) {
      made = containers.add(node, container, element, made);
    }
    return Optional.of(made);
  }
}
