// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** In which containers a resource is, where some paths put it into one and others into another. */
final class MembershipTest {

  private static final ResourceId A = ResourceId.recent(new Site.Node(1));
  private static final ResourceId B = ResourceId.recent(new Site.Node(2));
  private static final ResourceId C = ResourceId.recent(new Site.Node(3));

  private static final Membership IN_A = Membership.NONE.with(A, Certainty.YES);
  private static final Membership IN_B = Membership.NONE.with(B, Certainty.YES);

  @Test
  void joinedPathsLeaveItInOneOfTheirContainers() {
    Membership joined = IN_A.join(IN_B);
    assertEquals(Certainty.MAYBE, joined.in(A));
    assertTrue(joined.isInOneOf(Set.of(A, B)));
    assertFalse(joined.isInOneOf(Set.of(A)));
    assertFalse(IN_A.join(Membership.NONE).isInOneOf(Set.of(A)));
  }

  @Test
  void aRemovalFromOneLeavesNothingCertain() {
    Membership joined = IN_A.join(IN_B);
    assertFalse(joined.with(A, Certainty.NO).isInOneOf(Set.of(B)));
    assertTrue(joined.with(C, Certainty.MAYBE).isInOneOf(Set.of(A, B)));
    assertTrue(joined.with(C, Certainty.YES).isInOneOf(Set.of(C)));
  }

  @Test
  void aCopyStandsForWhatWasCopied() {
    Membership copied = IN_A.join(IN_B).copied(A, C);
    assertEquals(Certainty.MAYBE, copied.in(C));
    assertTrue(copied.isInOneOf(Set.of(B, C)));
    assertEquals(Certainty.YES, IN_A.copied(A, C).in(C));
    assertEquals(IN_A, IN_A.copied(B, C));
  }

  @Test
  void anOlderContainerKeepsIt() {
    Membership renamed = IN_A.join(IN_B).renamed(A, A.older());
    assertTrue(renamed.isInOneOf(Set.of(A.older(), B)));
    assertFalse(renamed.isInOneOf(Set.of(A, B)));
  }
}
