// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Presence.Fact;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What paths that have a resource have in common, after they were joined. */
final class PresenceTest {

  private static final ResourceId FIRST = ResourceId.recent(new Site.Node(1));
  private static final ResourceId SECOND = ResourceId.recent(new Site.Node(2));
  private static final ResourceId GIVEN = ResourceId.recent(new Site.Parameter(0));
  private static final Slot X = States.variable("x", 1);
  private static final Slot Y = States.variable("y", 2);
  private static final Fact IN_X = new Fact(X, new Atom.Ref(FIRST));
  private static final Fact X_IS_NULL = new Fact(X, Atom.NULL);
  private static final Fact Y_IS_TRUE = new Fact(Y, Atom.TRUE);

  private static Presence of(ResourceId resource, Fact... facts) {
    return Presence.NONE.complete(List.of(resource), Set.of(facts));
  }

  @Test
  void onlyCreatedResourcesHaveFacts() {
    assertEquals(Map.of(), of(GIVEN, IN_X).by());
    assertEquals(Map.of(FIRST, Set.of(IN_X)), of(FIRST, IN_X).by());
  }

  @Test
  void aVariableWithSeveralValuesIsNoFact() {
    Map<Slot, Value> variables =
        Map.of(X, Value.of(Atom.NULL).join(Value.of(Atom.TRUE)), Y, Value.of(Atom.TRUE));
    assertEquals(Set.of(Y_IS_TRUE), Presence.factsOf(variables));
  }

  /** The path without the resource says nothing of it. */
  @Test
  void aSideWithoutTheResourceKeepsWhatTheOtherKnows() {
    Presence joined = of(FIRST, IN_X, Y_IS_TRUE).join(of(SECOND, X_IS_NULL), Alternatives.NONE);
    assertEquals(Map.of(FIRST, Set.of(IN_X, Y_IS_TRUE), SECOND, Set.of(X_IS_NULL)), joined.by());
  }

  @Test
  void ofTwoSidesWithTheResourceTheCommonFactsStay() {
    assertEquals(
        Map.of(FIRST, Set.of(Y_IS_TRUE)),
        of(FIRST, IN_X, Y_IS_TRUE).join(of(FIRST, X_IS_NULL, Y_IS_TRUE), Alternatives.NONE).by());
    assertTrue(of(FIRST, IN_X).join(of(FIRST, X_IS_NULL), Alternatives.NONE).isEmpty());
  }

  @Test
  void aContradictionLeadsToPathsWithoutTheResource() {
    Presence joined = of(FIRST, IN_X).join(of(SECOND, X_IS_NULL), Alternatives.NONE);
    assertEquals(Set.of(SECOND), joined.absentUnless(X, Atom.NULL::equals));
    assertEquals(Set.of(FIRST), joined.absentUnless(X, atom -> !atom.equals(Atom.NULL)));
    assertEquals(Set.of(), joined.absentUnless(Y, atom -> true));
  }

  @Test
  void anAssignmentForgetsAndACopyMoves() {
    Presence known = of(FIRST, IN_X, Y_IS_TRUE);
    assertEquals(Map.of(FIRST, Set.of(Y_IS_TRUE)), known.assigned(X).by());
    assertEquals(
        Map.of(FIRST, Set.of(IN_X, new Fact(Y, new Atom.Ref(FIRST)))), known.copied(Y, X).by());
    assertSame(known, known.copied(X, X));
  }

  @Test
  void whatEndsOrIsReplacedIsForgotten() {
    Presence known = of(FIRST, IN_X, Y_IS_TRUE);
    assertTrue(known.without(FIRST).isEmpty());
    assertSame(known, known.without(SECOND));
    assertEquals(
        Map.of(FIRST, Set.of(Y_IS_TRUE)),
        known.map(atom -> atom.equals(IN_X.value()) ? Atom.NULL : atom).by());
  }
}
