// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a result follows from: the build of the tool that computes it, what kind of result it is,
 * and all content that it depends on. Immutable; the order of the parts counts.
 *
 * @param name hexadecimal digits
 */
public record ContentKey(String name) {

  /** The build of the tool, whose print is long: it is hashed once, when a key is first needed. */
  private static final class Tool {
    static final ContentKey KEY = new ContentKey(hash(ToolPrint.OF_PROCESS));
  }

  /**
   * Returns the key of a kind of result of this build of the tool.
   *
   * @param kind with a number that changes with the form of the result, such as {@code findings-1}
   */
  public static ContentKey of(String kind) {
    return Tool.KEY.with(kind);
  }

  /** Returns the key of a result that depends on a text as well. */
  public ContentKey with(String text) {
    return with(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the key of a result that depends on some bytes as well. */
  public ContentKey with(byte[] content) {
    MessageDigest digest = sha256();
    digest.update(name.getBytes(StandardCharsets.US_ASCII));
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(content.length).array());
    return new ContentKey(HexFormat.of().formatHex(digest.digest(content)));
  }

  private static String hash(String text) {
    return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
