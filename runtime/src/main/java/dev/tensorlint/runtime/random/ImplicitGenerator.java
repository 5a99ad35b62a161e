// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.random;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The generator behind {@link dev.tensorlint.runtime.Tensor#rand} and {@link
 * dev.tensorlint.runtime.Tensor#randn}: one for the process, with a seed that is another in every
 * run. Its draws are counted, as what uses it is not reproducible.
 */
public final class ImplicitGenerator {

  private static final Generator GENERATOR =
      new Generator(System.nanoTime() ^ ProcessHandle.current().pid() << 32);
  private static final AtomicLong DRAWS = new AtomicLong();

  private ImplicitGenerator() {}

  /** Returns the generator for one draw. */
  public static Generator next() {
    DRAWS.incrementAndGet();
    return GENERATOR;
  }

  /** Returns how often something was drawn without an explicit generator. */
  public static long draws() {
    return DRAWS.get();
  }
}
