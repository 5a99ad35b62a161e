// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What fails costs its own result. */
class WorkersTest {

  private static int failing(int item) {
    switch (item) {
      case 1 -> throw new IllegalStateException("one");
      case 2 -> throw new StackOverflowError();
      case 3 -> throw new OutOfMemoryError("test");
      default -> {
        return item;
      }
    }
  }

  @Test
  void resultsKeepTheirOrder() {
    try (Workers workers = new Workers(2)) {
      List<String> results =
          workers.map(
              List.of(0, 1, 2, 3, 4),
              item -> "" + failing(item),
              (item, why) -> item + " " + why.getClass().getSimpleName());
      assertEquals(
          List.of(
              "0", "1 IllegalStateException", "2 StackOverflowError", "3 OutOfMemoryError", "4"),
          results);
    }
  }

  @Test
  void whatRanOutOfMemoryIsTriedOnceMoreAlone() {
    Set<Integer> starved = ConcurrentHashMap.newKeySet();
    AtomicInteger running = new AtomicInteger();
    AtomicInteger calls = new AtomicInteger();
    try (Workers workers = new Workers(2)) {
      List<Integer> results =
          workers.map(
              List.of(1, 2, 3, 4, 5, 6),
              item -> {
                calls.incrementAndGet();
                int atOnce = running.incrementAndGet();
                try {
                  if (starved.add(item) && item % 2 == 0) {
                    throw new OutOfMemoryError("test");
                  }
                  return calls.get() > 6 ? atOnce : item;
                } finally {
                  running.decrementAndGet();
                }
              },
              (item, why) -> -1);
      assertEquals(9, calls.get());
      assertEquals(List.of(1, 1, 1), List.of(results.get(1), results.get(3), results.get(5)));
    }
  }
}
