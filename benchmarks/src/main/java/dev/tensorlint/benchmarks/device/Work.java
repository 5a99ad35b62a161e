// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

/** A computation on operands that are there already. */
interface Work extends AutoCloseable {

  /** Computes, and returns when the result is there. */
  void run();

  /** Frees the operands. */
  @Override
  void close();
}
