// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Alternatives.Side;
import dev.tensorlint.rules.typestate.state.Presence.Fact;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What goes with each value of a variable, after paths were joined. */
final class AlternativesTest {

  private static final ResourceId MADE = ResourceId.recent(new Site.Node(1));
  private static final ResourceId GIVEN = ResourceId.recent(new Site.Parameter(0));
  private static final Slot X = States.variable("x", 1);
  private static final Slot OWN = States.variable("own", 2);
  private static final Slot OTHER = States.variable("other", 3);
  private static final Fact X_IS_MADE = new Fact(X, new Atom.Ref(MADE));
  private static final Fact X_IS_GIVEN = new Fact(X, new Atom.Ref(GIVEN));
  private static final Fact IS_OWN = new Fact(OWN, Atom.TRUE);
  private static final Fact IS_NOT_OWN = new Fact(OWN, Atom.FALSE);

  private static final Map<Slot, Value> WITH_MADE =
      Map.of(X, Value.ref(MADE), OWN, Value.of(Atom.TRUE));
  private static final Map<Slot, Value> WITH_GIVEN =
      Map.of(X, Value.ref(GIVEN), OWN, Value.of(Atom.FALSE));

  private static Map<Slot, Value> values(Map<Slot, Value> one, Map<Slot, Value> other) {
    Map<Slot, Value> joined = new HashMap<>(one);
    joined.replaceAll((slot, value) -> value.join(other.getOrDefault(slot, Value.UNKNOWN)));
    return joined;
  }

  private static Alternatives join(Map<Slot, Value> one, Map<Slot, Value> other) {
    return Alternatives.join(
        Side.of(one, Alternatives.NONE), Side.of(other, Alternatives.NONE), values(one, other));
  }

  @Test
  void eachValueHasTheFactsOfItsSide() {
    assertEquals(
        Map.of(
            X_IS_MADE, Set.of(IS_OWN),
            X_IS_GIVEN, Set.of(IS_NOT_OWN),
            IS_OWN, Set.of(X_IS_MADE),
            IS_NOT_OWN, Set.of(X_IS_GIVEN)),
        join(WITH_MADE, WITH_GIVEN).by());
  }

  @Test
  void aVariableWithOneValueHasNoAlternatives() {
    assertTrue(join(WITH_MADE, WITH_MADE).isEmpty());
  }

  @Test
  void aConditionExcludesWhatGoesWithTheOtherAnswer() {
    Alternatives joined = join(WITH_MADE, WITH_GIVEN);
    assertEquals(Set.of(X_IS_GIVEN), joined.excluded(OWN, Atom.FALSE::equals));
    assertEquals(Set.of(X_IS_MADE), joined.excluded(OWN, Atom.TRUE::equals));
    assertEquals(Set.of(), joined.excluded(OTHER, atom -> true));
  }

  /** An unknown value covers null, and has only what both have in common. */
  @Test
  void whatBecomesUnknownHasTheCommonFacts() {
    Map<Slot, Value> isNull = Map.of(X, Value.NULL, OWN, Value.of(Atom.FALSE));
    Map<Slot, Value> unknown = Map.of(OWN, Value.of(Atom.FALSE));
    Map<Slot, Value> values = values(WITH_MADE, unknown);
    Alternatives first =
        Alternatives.join(
            Side.of(WITH_MADE, Alternatives.NONE), Side.of(isNull, Alternatives.NONE), values);
    assertEquals(Set.of(IS_NOT_OWN), first.by().get(new Fact(X, Atom.UNKNOWN)));
    Alternatives second =
        Alternatives.join(
            Side.of(values, first), Side.of(Map.of(X, Value.NULL), Alternatives.NONE), values);
    assertEquals(null, second.by().get(new Fact(X, Atom.UNKNOWN)));
    assertEquals(Set.of(IS_OWN), second.by().get(X_IS_MADE));
  }

  @Test
  void anAssignmentForgetsAndACopyMoves() {
    Alternatives joined = join(WITH_MADE, WITH_GIVEN);
    assertTrue(joined.assigned(OWN).isEmpty());
    assertEquals(
        Set.of(IS_OWN),
        joined.copied(OTHER, X).by().get(new Fact(OTHER, new Atom.Ref(MADE))));
  }

  @Test
  void whatEndsIsForgotten() {
    Alternatives left = join(WITH_MADE, WITH_GIVEN).without(MADE);
    assertEquals(
        Map.of(X_IS_GIVEN, Set.of(IS_NOT_OWN), IS_NOT_OWN, Set.of(X_IS_GIVEN)), left.by());
  }
}
