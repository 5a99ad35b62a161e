// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.random.stream;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The stream that tensors are drawn from without a generator: one for the process, with a seed that
 * is another in every run. Its draws are counted, as what uses it is not reproducible.
 */
public final class ImplicitStream {

  private static final RandomStream STREAM =
      new RandomStream(System.nanoTime() ^ ProcessHandle.current().pid() << 32);
  private static final AtomicLong DRAWS = new AtomicLong();

  private ImplicitStream() {}

  /** Returns the stream for one draw. */
  public static RandomStream next() {
    DRAWS.incrementAndGet();
    return STREAM;
  }

  /** Returns how often something was drawn without a generator. */
  public static long draws() {
    return DRAWS.get();
  }
}
