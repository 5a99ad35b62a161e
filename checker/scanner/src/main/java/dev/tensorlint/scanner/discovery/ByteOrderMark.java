// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** The bytes at the start of a file that say how it is encoded. */
enum ByteOrderMark {
  /** Before UTF-16, whose mark these bytes start with. */
  UTF_32LE("fffe0000", Charset.forName("UTF-32LE")),
  UTF_32BE("0000feff", Charset.forName("UTF-32BE")),
  UTF_8("efbbbf", StandardCharsets.UTF_8),
  UTF_16LE("fffe", StandardCharsets.UTF_16LE),
  UTF_16BE("feff", StandardCharsets.UTF_16BE);

  private final byte[] bytes;
  private final Charset charset;

  ByteOrderMark(String hex, Charset charset) {
    this.bytes = HexFormat.of().parseHex(hex);
    this.charset = charset;
  }

  /** Returns the mark at the start of a file. */
  static Optional<ByteOrderMark> of(byte[] content) {
    return Arrays.stream(values()).filter(mark -> mark.isAtStartOf(content)).findFirst();
  }

  private boolean isAtStartOf(byte[] content) {
    return content.length >= bytes.length
        && Arrays.equals(content, 0, bytes.length, bytes, 0, bytes.length);
  }

  /** Returns the encoding of what comes after the mark. */
  Charset charset() {
    return charset;
  }

  byte[] bytes() {
    return bytes.clone();
  }
}
