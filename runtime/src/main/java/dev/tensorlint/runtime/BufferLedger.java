// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/** Counts live buffers and their bytes over all devices, each buffer once. */
final class BufferLedger {

  private static int buffers;
  private static long bytes;

  private BufferLedger() {}

  /** Both counts at one moment. */
  record Balance(int buffers, long bytes) {}

  static synchronized void allocated(long size) {
    buffers++;
    bytes += size;
  }

  static synchronized void freed(long size) {
    buffers--;
    bytes -= size;
  }

  static synchronized Balance balance() {
    return new Balance(buffers, bytes);
  }
}
