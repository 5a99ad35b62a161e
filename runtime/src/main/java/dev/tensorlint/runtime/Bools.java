// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/** Booleans of Java and the bytes, 0 or 1, that devices take. */
final class Bools {

  private Bools() {}

  static byte[] toBytes(boolean... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (values[i] ? 1 : 0);
    }
    return bytes;
  }

  static boolean[] toBooleans(byte... bytes) {
    boolean[] values = new boolean[bytes.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = bytes[i] != 0;
    }
    return values;
  }
}
