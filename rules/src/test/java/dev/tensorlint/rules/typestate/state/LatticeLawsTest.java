// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Laws;
import dev.tensorlint.rules.effect.Certainty;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The joins of what holds on a path are idempotent, commutative and associative. Those of what
 * methods do: {@link EffectLawsTest}.
 */
final class LatticeLawsTest {

  @Provide
  Arbitrary<Certainty> certainties() {
    return States.certainties();
  }

  @Property
  void certainty(
      @ForAll("certainties") Certainty a,
      @ForAll("certainties") Certainty b,
      @ForAll("certainties") Certainty c) {
    Laws.join(a, b, c, Certainty::join);
  }

  @Provide
  Arbitrary<Owner> owners() {
    return States.owners();
  }

  @Property
  void owner(@ForAll("owners") Owner a, @ForAll("owners") Owner b, @ForAll("owners") Owner c) {
    Laws.join(a, b, c, Owner::join);
    assertEquals(Owner.elsewhere(), a.join(Owner.elsewhere()), "elsewhere is the top");
  }

  @Provide
  Arbitrary<Membership> memberships() {
    return States.memberships();
  }

  @Property
  void membership(
      @ForAll("memberships") Membership a,
      @ForAll("memberships") Membership b,
      @ForAll("memberships") Membership c) {
    Laws.join(a, b, c, Membership::join);
  }

  @Provide
  Arbitrary<Marks> marks() {
    return States.marks();
  }

  @Property
  void marks(@ForAll("marks") Marks a, @ForAll("marks") Marks b, @ForAll("marks") Marks c) {
    Laws.join(a, b, c, Marks::join);
    assertEquals(a, a.join(Marks.NONE), "nothing is the bottom");
  }

  @Property
  void statesOfAKindStayOfIt(
      @ForAll("resourceStates") ResourceState a, @ForAll("resourceStates") ResourceState b) {
    ResourceState like =
        new ResourceState(
            a.typestates(),
            new Obligation(a.owner(), b.handedOver(), b.isUnwound()),
            b.isUnsure(),
            b.isMany(),
            b.marks(),
            a.inside(),
            b.viewed(),
            b.type());
    if (PathEquivalence.kind(a).equals(PathEquivalence.kind(like))) {
      assertEquals(PathEquivalence.kind(a), PathEquivalence.kind(a.join(like)));
    }
  }

  @Provide
  Arbitrary<ResourceState> resourceStates() {
    return States.resourceStates();
  }

  @Property
  void resourceState(
      @ForAll("resourceStates") ResourceState a,
      @ForAll("resourceStates") ResourceState b,
      @ForAll("resourceStates") ResourceState c) {
    Laws.join(a, b, c, ResourceState::join);
  }

  @Provide
  Arbitrary<Value> values() {
    return States.values();
  }

  @Property
  void value(@ForAll("values") Value a, @ForAll("values") Value b, @ForAll("values") Value c) {
    Laws.join(a, b, c, Value::join);
  }

  @Provide
  Arbitrary<PathState> pathStates() {
    return States.pathStates();
  }

  @Property
  void pathState(
      @ForAll("pathStates") PathState a,
      @ForAll("pathStates") PathState b,
      @ForAll("pathStates") PathState c) {
    Laws.join(a, b, c, PathState::join);
    assertEquals(a.hashCode(), a.map(atom -> atom).hashCode(), "equal states have the same");
  }

  @Provide
  Arbitrary<Flights> flights() {
    return States.flights();
  }

  @Provide
  Arbitrary<Flight> oneFlight() {
    return States.flight();
  }

  @Property
  void flight(
      @ForAll("oneFlight") Flight a, @ForAll("oneFlight") Flight b, @ForAll("oneFlight") Flight c) {
    Laws.join(a, b, c, Flight::join);
    assertEquals(a, a.join(Flight.NOTHING), "nothing is the bottom");
  }

  @Property
  void flights(
      @ForAll("flights") Flights a, @ForAll("flights") Flights b, @ForAll("flights") Flights c) {
    Laws.join(a, b, c, Flights::join);
    assertEquals(a, a.join(Flights.NONE), "nothing is the bottom");
  }

  /** The counts follow from the state, whichever way led to it. */
  @Property
  void references(@ForAll("pathStates") PathState state) {
    References counted = state.map(atom -> atom).references();
    assertEquals(counted.counts(), state.references().counts());
    assertEquals(counted.owned(), state.references().owned());
    assertEquals(counted.heldWeakly(), state.references().heldWeakly());
    assertEquals(counted.keyed(), state.references().keyed());
  }

  /** A look at what has changed finds all that a look at everything does. */
  @Property
  void forgetting(@ForAll("pathStates") PathState state) {
    PathState looked = Forgetting.slots(state, Set.of(), Set.of());
    assertEquals(Forgetting.slots(state.map(atom -> atom), Set.of(), Set.of()), looked);
    PathState changed = Forgetting.slots(looked, Set.copyOf(States.SLOTS), Set.of());
    assertEquals(
        Forgetting.slots(looked.map(atom -> atom), Set.copyOf(States.SLOTS), Set.of()), changed);
  }
}
