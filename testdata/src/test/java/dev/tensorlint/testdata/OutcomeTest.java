// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.testdata.Outcome.WeakReferent;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutcomeTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clean",
        "keeps the reference",
        "throws TensorDisposedException",
        "leaks 1 tensor",
        "collects the garbage",
        "leaks 1 tensor, collects the garbage, draws implicit random numbers",
        "leaks 2 tensors, leaks 1 model",
        "leaks 1 model, leaks 2 scopes, clears the reference",
        "leaks 1 optimizer, leaks 2 sessions"
      })
  void readsAndWritesTheSameWords(String words) {
    assertEquals(words, Outcome.parse(words).toString());
  }

  @Test
  void countsArePutInPlace() {
    assertEquals(
        new Outcome("", Map.of(HandleKind.TENSOR, 3), WeakReferent.CLEARED, Set.of()),
        Outcome.parse("leaks 3 tensors, clears the reference"));
  }

  @Test
  void aStrainThatIsNotSaidNeedNotBeThere() {
    Outcome leak = Outcome.parse("leaks 1 tensor");
    Outcome both = Outcome.parse("leaks 1 tensor, collects the garbage");
    assertTrue(leak.isShownBy(both));
    assertFalse(both.isShownBy(leak));
    assertFalse(Outcome.parse("clean").isShownBy(both));
    assertFalse(Outcome.parse("collects the garbage").isHarmless());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "leaks",
        "leaks x tensors",
        "leaks 1 future",
        "throws",
        "cleans the reference"
      })
  void otherWordsAreErrors(String words) {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> Outcome.parse(words));
    assertEquals(
        "'" + words + "' says nothing of a run; see the header grammar in testdata/README.md",
        error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "leaks 1 tensors",
        "clears the reference, leaks 1 model",
        "leaks 1 tensor, throws TensorDisposedException"
      })
  void theSameIsSaidInOneWayOnly(String words) {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> Outcome.parse(words));
    assertTrue(String.valueOf(error.getMessage()).startsWith("write '// runs: "), error.toString());
  }

  @Test
  void onlyCleanAndKeptAreHarmless() {
    assertTrue(Outcome.parse("clean").isHarmless());
    assertTrue(Outcome.parse("keeps the reference").isHarmless());
    assertFalse(Outcome.parse("clears the reference").isHarmless());
    assertFalse(Outcome.parse("leaks 1 scope").isHarmless());
    assertFalse(Outcome.parse("throws TensorDisposedException").isHarmless());
  }
}
