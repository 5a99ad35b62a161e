// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The search for minor code, which takes a look at the whole program. */
class MinorCodeTest {

  private static final Place PLACE =
      new Place(SourceFile.of("A.java", "class A {}"), new Span(0, 5));

  private final AtomicInteger searches = new AtomicInteger();
  private final ProgramPhases phases = new ProgramPhases(1, 1);

  private static ComputationFact fact() {
    ResourceInfo model =
        new ResourceInfo(
            "m",
            true,
            new ToyModels().type("lib.Model", new ToyTypes()).orElseThrow(),
            PLACE,
            ResourceInfo.Origin.CREATED,
            false);
    return new ComputationFact.BuiltPerRequest(model, "A.m", PLACE, false);
  }

  private MinorCode code(int steps) {
    return new MinorCode(
        () ->
            phases.run(
                "minor code",
                work -> {
                  searches.incrementAndGet();
                  work.spend(steps);
                  return MinorCode.Found.NOTHING;
                },
                () -> MinorCode.Found.NOTHING),
        null,
        phases);
  }

  @Test
  void theProgramIsSearchedOnceWhenAFindingAsks() {
    MinorCode code = code(1);
    assertEquals(0, searches.get());
    assertFalse(code.contains(fact(), PLACE, true));
    assertFalse(code.contains(fact(), PLACE, true));
    assertEquals(1, searches.get());
    assertEquals(List.of(), code.gaps());
  }

  @Test
  void aSearchThatExceedsItsBudgetIsAGapFromThenOn() {
    MinorCode code = code(1_000_000);
    assertEquals(List.of(), code.gaps());
    assertFalse(code.contains(fact(), PLACE, true));
    assertEquals(1, code.gaps().size());
    assertTrue(code.gaps().get(0).message().startsWith("minor code is not checked"));
  }
}
