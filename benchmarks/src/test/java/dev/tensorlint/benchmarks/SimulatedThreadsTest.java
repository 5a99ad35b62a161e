// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.program.GroupWork;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How long simulated threads take for a small call graph. */
final class SimulatedThreadsTest {

  /** Two leaves of 5 and 3, a caller of both with 4, and a method of 6 on its own. */
  private static final List<GroupWork> GROUPS =
      List.of(
          new GroupWork(5, Set.of()),
          new GroupWork(3, Set.of()),
          new GroupWork(4, Set.of(0, 1)),
          new GroupWork(6, Set.of()));

  @Test
  void oneThreadTakesAllSteps() {
    assertEquals(18, SimulatedThreads.steps(GROUPS, 1));
  }

  /** One does 5 and 4, the other 3 and 6. */
  @Test
  void twoThreadsShareThem() {
    assertEquals(9, SimulatedThreads.steps(GROUPS, 2));
  }

  @Test
  void theLongestChainIsTheLimit() {
    assertEquals(9, SimulatedThreads.steps(GROUPS, 8));
  }
}
