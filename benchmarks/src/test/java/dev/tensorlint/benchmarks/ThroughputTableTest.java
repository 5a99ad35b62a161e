// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ThroughputTableTest {

  @Test
  void theMedianOfAnOddNumberIsTheMiddle() {
    assertEquals(2.0, new Measurement("a", List.of(9.0, 2.0, 1.0)).median());
  }

  @Test
  void theMedianOfAnEvenNumberIsTheMeanOfTheMiddle() {
    assertEquals(2.5, new Measurement("a", List.of(9.0, 2.0, 1.0, 3.0)).median());
  }

  @Test
  void theFirstIsWhatTheOthersAreComparedWith() {
    ThroughputTable table =
        new ThroughputTable(
            10_000,
            List.of(
                new Measurement("ours", List.of(2.0, 1.0, 4.0)),
                new Measurement("theirs", List.of(5.0))));
    assertEquals(
        """
        | | seconds (fastest to slowest) | lines/s | times the first |
        |---|---|---|---|
        | ours | 2.00 (1.00 to 4.00) | 5,000 | 1.00 |
        | theirs | 5.00 (5.00 to 5.00) | 2,000 | 2.50 |
        """,
        table.render());
  }

  @Test
  void sharesAreOfTheThreePhases() {
    Shares shares =
        Shares.parse(
            List.of(
                "a.jar: is missing",
                "findings 3",
                "parseNanos 500",
                "resolveNanos 300",
                "analyseNanos 200"));
    assertEquals(
        "Of the time on one thread: parsing 50 %, resolving and translating 30 %,"
            + " analysing 20 %. Counted: findings 3.",
        shares.render());
  }
}
