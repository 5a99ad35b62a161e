// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Resources, sites and fields have an order that numbers follow. */
class SiteOrderTest {

  private static final FieldKey FIELD = new FieldKey("a.A", "f", false);

  private static final List<Site> IN_ORDER =
      List.of(
          new Site.Parameter(2),
          new Site.Parameter(10),
          new Site.Field(FIELD),
          new Site.Field(FIELD.of(new Site.Node(3))),
          new Site.Field(new FieldKey("a.A", "g", false)),
          new Site.Component(new Site.Parameter(1), FIELD),
          new Site.Component(new Site.Element(1), FIELD),
          new Site.Element(2),
          new Site.Element(10),
          new Site.Keyed(new Site.Node(2), index("2")),
          new Site.Keyed(new Site.Node(2), index("10")),
          new Site.Keyed(new Site.Node(10), index("1")),
          new Site.Iteration(2),
          new Site.Iteration(10),
          new Site.Node(2),
          new Site.Part(2, "a"),
          new Site.Part(2, "b"),
          new Site.Node(10));

  private static LiteralKey index(String digits) {
    return new LiteralKey(LiteralKey.Kind.NUMBER, digits, false);
  }

  @Test
  void whatIsGivenComesBeforeWhatIsMadeAndTwoBeforeTen() {
    List<Site> sites = new ArrayList<>(IN_ORDER);
    Collections.shuffle(sites, new Random(1));
    Collections.sort(sites);
    assertEquals(IN_ORDER, sites);
  }

  @Test
  void theOrderAgreesWithEquality() {
    for (Site one : IN_ORDER) {
      for (Site other : IN_ORDER) {
        assertEquals(one.equals(other), one.compareTo(other) == 0, one + " and " + other);
        assertEquals(Integer.signum(one.compareTo(other)), -Integer.signum(other.compareTo(one)));
      }
    }
  }

  @Test
  void theRecentOneComesFirst() {
    ResourceId recent = ResourceId.recent(new Site.Node(2));
    ResourceId next = ResourceId.recent(new Site.Node(10));
    List<ResourceId> ids = new ArrayList<>(List.of(next, recent.older(), recent));
    Collections.sort(ids);
    assertEquals(List.of(recent, recent.older(), next), ids);
  }
}
