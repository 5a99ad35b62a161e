// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.util.List;

/**
 * Times of one contestant.
 *
 * @param seconds one a round
 */
record Measurement(String name, List<Double> seconds) {

  Measurement {
    seconds = seconds.stream().sorted().toList();
  }

  /** Returns the middle, or the mean of the two in the middle. */
  double median() {
    int size = seconds.size();
    return (seconds.get((size - 1) / 2) + seconds.get(size / 2)) / 2;
  }

  double fastest() {
    return seconds.get(0);
  }

  double slowest() {
    return seconds.get(seconds.size() - 1);
  }
}
