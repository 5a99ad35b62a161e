// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Notes the first and the last uses of one handle, in bounded memory. Safe for many threads. */
final class UseLog {

  /** Uses that are kept of either end. */
  static final int KEPT = 4;

  /** The first uses, followed by the last ones, which overwrite each other in turn. */
  private final @Nullable StackFrame[] frames = new @Nullable StackFrame[2 * KEPT];

  private int count;

  synchronized void add(StackFrame use) {
    frames[place(count)] = use;
    count++;
  }

  synchronized Uses snapshot() {
    int first = Math.min(count, KEPT);
    int last = Math.min(count - first, KEPT);
    return new Uses(count, sites(0, first), sites(count - last, count));
  }

  private static int place(int use) {
    return use < KEPT ? use : KEPT + use % KEPT;
  }

  private List<Site> sites(int from, int to) {
    return IntStream.range(from, to).mapToObj(use -> Site.of(frames[place(use)])).toList();
  }
}
