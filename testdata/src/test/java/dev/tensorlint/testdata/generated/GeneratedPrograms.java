// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/** Generates programs by seed and judges them, a batch at a time. */
final class GeneratedPrograms {

  private static final int BATCH = 50;

  private final Profile profile;
  private final Trial trial;

  GeneratedPrograms(Profile profile, Trial trial) {
    this.profile = profile;
    this.trial = trial;
  }

  /**
   * Judges the programs of the seeds from {@code first}.
   *
   * @param end no batch begins after this time, as {@link System#nanoTime} tells it
   * @return how many seeds were judged
   */
  @SuppressWarnings("try") // the quiet works by being there
  int judge(long first, int count, long end, Consumer<Trial.Result> results) {
    try (QuietRuntime quiet = QuietRuntime.start()) {
      int done = 0;
      while (done < count && System.nanoTime() - end < 0) {
        int size = Math.min(BATCH, count - done);
        trial.of(programs(first + done, size), true).forEach(results);
        done += size;
      }
      return done;
    }
  }

  private List<Program> programs(long first, int count) {
    return LongStream.range(first, first + count)
        .mapToObj(seed -> ProgramGenerator.of(profile, seed))
        .toList();
  }
}
