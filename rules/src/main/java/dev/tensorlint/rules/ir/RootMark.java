// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * The mark in the binary name of a class whose name several source roots of a program declare. It
 * makes the names of two such classes different wherever names are keys. It ends the name of the
 * top-level class: {@code p.Outer%0123456789abcdef$Inner}. Reports, fixes and models use names
 * without it.
 */
public final class RootMark {

  private static final char START = '%';

  /** The start and sixteen hexadecimal digits. */
  private static final int LENGTH = 17;

  private RootMark() {}

  /**
   * Returns the name of a top-level class with the mark of its source root.
   *
   * @param root the path of the root; equal roots give equal marks, whatever else the program holds
   */
  public static String mark(String binaryName, String root) {
    UUID digest = UUID.nameUUIDFromBytes(root.getBytes(StandardCharsets.UTF_8));
    return binaryName + START + "%016x".formatted(digest.getMostSignificantBits());
  }

  /** Returns a name as it is written: without a mark. */
  public static String strip(String name) {
    int at = name.indexOf(START);
    return at < 0 ? name : name.substring(0, at) + name.substring(at + LENGTH);
  }
}
