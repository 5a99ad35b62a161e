// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/** Numbers from 0 to 255 as the bytes of {@link DType#UINT8}. */
final class UnsignedBytes {

  private UnsignedBytes() {}

  static byte[] of(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      if (!DType.UINT8.takes(values[i])) {
        throw new IllegalArgumentException(
            "uint8 has numbers from 0 to 255, got " + values[i] + " as element " + i);
      }
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }
}
