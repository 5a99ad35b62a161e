// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;
import java.util.Random;

/** Random choices that follow from a seed. */
final class Draw {

  private final Random random;
  private int names;

  Draw(long seed) {
    this.random = new Random(seed);
  }

  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Returns a number from {@code least} to {@code most}, both included. */
  int number(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  @SafeVarargs
  final <T> T of(T... all) {
    return all[random.nextInt(all.length)];
  }

  /** Returns a name that no other part of the program has. */
  String name(String stem) {
    return stem + ++names;
  }
}
