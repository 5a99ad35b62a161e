// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.config.FailOn;
import org.junit.jupiter.api.Test;

final class ChoiceTest {

  @Test
  void everyWordIsRead() throws BuildException {
    for (FailOn choice : FailOn.values()) {
      assertEquals(choice, Choice.of(FailOn.class, "tensorlint.failOn", Choice.word(choice)));
    }
  }

  @Test
  void anUnknownWordIsToldWithTheKnownOnes() {
    var e =
        assertThrows(
            BuildException.class, () -> Choice.of(FailOn.class, "tensorlint.failOn", "warn"));
    assertEquals(
        "invalid value for tensorlint.failOn: 'warn' is not one of error, warning, note, never",
        e.getMessage());
  }
}
