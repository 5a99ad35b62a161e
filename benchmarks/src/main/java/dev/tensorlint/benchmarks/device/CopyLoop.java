// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import java.util.stream.IntStream;

/** What a Java program could do at most: all cores copy an array by {@code System.arraycopy}. */
final class CopyLoop implements Work {

  private static final int CHUNK = 1 << 16;

  private final float[] source;
  private final float[] target;

  CopyLoop(int length) {
    this.source = Operands.random(length);
    this.target = new float[length];
  }

  @Override
  public void run() {
    IntStream.range(0, (source.length + CHUNK - 1) / CHUNK)
        .parallel()
        .map(chunk -> chunk * CHUNK)
        .forEach(
            at -> System.arraycopy(source, at, target, at, Math.min(CHUNK, source.length - at)));
  }

  @Override
  public void close() {}
}
