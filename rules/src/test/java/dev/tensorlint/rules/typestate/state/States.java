// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.jspecify.annotations.Nullable;

/** Any elements of the domain, over few names, so that they meet often. */
final class States {

  static final List<Slot> SLOTS =
      List.of(variable("x", 0), variable("y", 10), new Slot.Temporary(0), new Slot.Temporary(1));

  static final FieldKey FIELD = new FieldKey("A", "held", false);
  static final FieldKey SHARED = new FieldKey("A", "shared", true);

  private static final List<Site> SITES =
      List.of(new Site.Node(1), new Site.Node(2), new Site.Parameter(0), new Site.Field(FIELD));

  private States() {}

  static Slot variable(String name, int offset) {
    return new Slot.Variable(
        new Local(name, TypeRef.of("lib.Tensor"), new Span(offset, offset + 1)));
  }

  static Arbitrary<Certainty> certainties() {
    return Arbitraries.of(Certainty.class);
  }

  static Arbitrary<ResourceId> ids() {
    return Arbitraries.of(SITES).flatMap(site -> Arbitraries.of(ResourceId.all(site)));
  }

  static Arbitrary<Owner> owners() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            Owner.here(), Owner.hereOrCallersScope(), Owner.elsewhere(), Owner.takenOver()),
        ids().map(Owner.Of::new),
        ids().map(id -> new Owner.Of(id, true)),
        ids().map(id -> new Owner.Of(id, true, true)),
        ids().map(Owner.HereOrWith::new));
  }

  private static Arbitrary<Typestate> typestates() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            Typestate.OPEN,
            Typestate.EMPTY,
            Typestate.SMALL,
            Typestate.FORGOTTEN,
            Typestate.released(3).used()),
        Arbitraries.of(3, 4).map(Typestate::released),
        Arbitraries.of(3, 4).map(Typestate::releasedWithOwner),
        Arbitraries.of(3, 4).map(Typestate::releasedByStep));
  }

  static Arbitrary<Marks> marks() {
    Arbitrary<Set<Integer>> nodes = Arbitraries.of(5, 6).set().ofMaxSize(2);
    Arbitrary<Boolean> flags = Arbitraries.of(false, true);
    return Combinators.combine(
            nodes, flags, nodes, typestates().set().ofMaxSize(2), flags, flags, flags, flags)
        .as(Marks::new);
  }

  static Arbitrary<Flight> flight() {
    Arbitrary<Set<ResourceId>> ids = ids().set().ofMaxSize(2);
    Arbitrary<Boolean> flags = Arbitraries.of(false, true);
    return Combinators.combine(
            ids, ids, Arbitraries.of(1, 2).set().ofMaxSize(2), flags, flags, flags, flags)
        .as(Flight::new);
  }

  static Arbitrary<Flights> flights() {
    return Arbitraries.maps(Arbitraries.of(1, 2, 3), flight()).ofMaxSize(2).map(Flights::new);
  }

  static Arbitrary<Membership> memberships() {
    return Combinators.combine(
            Arbitraries.maps(ids(), Arbitraries.of(Certainty.YES, Certainty.MAYBE)).ofMaxSize(2),
            ids().set().ofMaxSize(2))
        .as(Membership::new);
  }

  static Arbitrary<ResourceState> resourceStates() {
    return Combinators.combine(states(), ids().set().ofMaxSize(1)).as(ResourceState::viewing);
  }

  private static Arbitrary<ResourceState> states() {
    return Combinators.combine(
            typestates().set().ofMaxSize(3),
            owners(),
            certainties(),
            Arbitraries.of(false, true),
            Arbitraries.of(false, true),
            marks(),
            Arbitraries.of(false, true),
            memberships())
        .as(
            (typestates, owner, handedOver, isUnsure, isMany, marks, isUnwound, inside) ->
                new ResourceState(
                    typestates,
                    new Obligation(owner, handedOver, isUnwound),
                    isUnsure,
                    isMany,
                    marks,
                    inside,
                    Set.of(),
                    null))
        .flatMap(state -> types().map(state::typed));
  }

  private static Arbitrary<@Nullable ResourceType> types() {
    ResourceType tensor = ResourceType.of(new Library.Followed(Library.ANY, null));
    ResourceType list = ResourceType.nullable(new Library.Followed(Library.ANY, "java.util.List"));
    return Arbitraries.of(tensor, list, list.carrying()).injectNull(0.25);
  }

  private static Arbitrary<Atom> atoms() {
    return Arbitraries.oneOf(
        Arbitraries.of(
            Atom.UNKNOWN,
            Atom.NOT_NULL,
            Atom.NULL,
            Atom.TRUE,
            Atom.FALSE,
            Atom.THIS,
            new Atom.Instance("lib.Tensors", Atom.Instance.NO_NODE)),
        ids().map(Atom.Ref::new));
  }

  static Arbitrary<Value> values() {
    return atoms().set().ofMinSize(1).ofMaxSize(3).map(Value::new);
  }

  /** Any states that a few changes lead to from the empty one. */
  static Arbitrary<PathState> pathStates() {
    return changes().list().ofMaxSize(8).map(States::applied);
  }

  private static PathState applied(List<UnaryOperator<PathState>> changes) {
    PathState state = PathState.EMPTY;
    for (UnaryOperator<PathState> change : changes) {
      state = change.apply(state);
    }
    return state;
  }

  private static Arbitrary<UnaryOperator<PathState>> changes() {
    Arbitrary<UnaryOperator<PathState>> resources =
        Combinators.combine(ids(), resourceStates(), Arbitraries.of(SLOTS))
            .as((id, one, slot) -> state -> state.with(id, one).with(slot, Value.ref(id)));
    Arbitrary<UnaryOperator<PathState>> variables =
        Combinators.combine(Arbitraries.of(SLOTS), values())
            .as((slot, value) -> state -> state.with(slot, value));
    Arbitrary<UnaryOperator<PathState>> fields =
        Combinators.combine(Arbitraries.of(FIELD, SHARED), values())
            .as((field, value) -> state -> state.with(field, value));
    Arbitrary<UnaryOperator<PathState>> rest =
        Arbitraries.of(
            List.<UnaryOperator<PathState>>of(
                Restriction::unwound,
                state -> state.withScope(ResourceId.recent(new Site.Node(1))),
                state -> state.withScope(ResourceId.recent(new Site.Node(2))),
                state -> Renaming.age(state, ResourceId.recent(new Site.Node(1))),
                state -> Forgetting.slots(state, Set.copyOf(SLOTS.subList(0, 2)), Set.of())));
    Arbitrary<UnaryOperator<PathState>> computations =
        flights().map(flights -> state -> state.with(flights));
    return Arbitraries.oneOf(resources, resources, variables, fields, computations, rest);
  }

  /**
   * Any path states whose references lead to resources that they have, as the analysis makes them.
   */
  static Arbitrary<PathState> soundPathStates() {
    return pathStates().map(States::withoutDanglingReferences);
  }

  private static PathState withoutDanglingReferences(PathState state) {
    PathState sound = state;
    List<ResourceId> mentioned = new ArrayList<>();
    SLOTS.forEach(slot -> mentioned.addAll(state.value(slot).resources()));
    state.knownFields().forEach(field -> mentioned.addAll(state.field(field).resources()));
    state.resources().values().stream()
        .map(ResourceState::owner)
        .map(Owner::releaser)
        .filter(Objects::nonNull)
        .forEach(mentioned::add);
    state.resources().values().stream()
        .map(one -> one.inside().containers().keySet())
        .forEach(mentioned::addAll);
    mentioned.addAll(state.scopes());
    mentioned.addAll(state.flights().resources());
    for (ResourceId id : mentioned) {
      sound = sound.has(id) ? sound : sound.with(id, ResourceState.open(Owner.elsewhere()));
    }
    return sound;
  }
}
