// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one run of a program shows.
 *
 * @param decisions those that it asked for
 * @param reached the lines of the statements that it began
 * @param misuse the first use of something released, if any; what happens after it proves nothing
 * @param throwing the lines on the stacks of all exceptions
 * @param ending simple name of the exception that ended it, empty for none
 */
record Run(
    List<Boolean> decisions,
    BitSet reached,
    List<Leak> leaks,
    @Nullable Misuse misuse,
    BitSet throwing,
    String ending,
    int checksum) {

  Run {
    decisions = List.copyOf(decisions);
    leaks = List.copyOf(leaks);
  }

  /**
   * What nobody closed.
   *
   * @param lines of the program on the stack when it was created, the innermost first
   */
  record Leak(String kind, List<Integer> lines) {}

  /**
   * A use, or a second release, of something released.
   *
   * @param lines of the program on the stack, the innermost first
   * @param created the line that created it, 0 where it is not known
   * @param closed the line that released it, 0 where it is not known
   */
  record Misuse(String type, List<Integer> lines, int created, int closed, boolean isOfScope) {}

  boolean isMisuse() {
    return misuse != null;
  }
}
