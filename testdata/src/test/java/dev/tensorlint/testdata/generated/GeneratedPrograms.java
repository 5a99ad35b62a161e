// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.LongStream;

/** Generates programs by seed and judges them, a batch at a time. */
final class GeneratedPrograms {

  private static final int BATCH = 50;

  /** Held, as a logger that nobody holds forgets its level. */
  private static final Logger RUNTIME = Logger.getLogger("dev.tensorlint.runtime");

  private final Profile profile;

  GeneratedPrograms(Profile profile) {
    this.profile = profile;
  }

  /**
   * Judges the programs of the seeds from {@code first}.
   *
   * @param end no batch begins after this time, as {@link System#nanoTime} tells it
   * @return how many seeds were judged
   */
  int judge(long first, int count, long end, Consumer<Trial.Result> results) {
    Level level = RUNTIME.getLevel();
    // What programs leave open is judged here, and need not be logged.
    RUNTIME.setLevel(Level.OFF);
    try {
      int done = 0;
      while (done < count && System.nanoTime() - end < 0) {
        int size = Math.min(BATCH, count - done);
        Trial.of(programs(first + done, size), true).forEach(results);
        done += size;
      }
      return done;
    } finally {
      RUNTIME.setLevel(level);
    }
  }

  private List<Program> programs(long first, int count) {
    return LongStream.range(first, first + count)
        .mapToObj(seed -> ProgramGenerator.of(profile, seed))
        .toList();
  }
}
