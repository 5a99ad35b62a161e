// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.util.Arrays;

/**
 * The words of a text, as the set of their hash codes: two words may look the same, so that a text
 * may seem to mention what it does not. Comments and strings count as well.
 */
public final class Identifiers {

  private final int[] hashes;

  private Identifiers(int[] hashes) {
    this.hashes = hashes;
  }

  /** Returns the words of a text. */
  public static Identifiers of(String text) {
    int[] found = new int[Math.max(16, text.length() / 4)];
    int count = 0;
    int at = 0;
    while (at < text.length()) {
      int hash = 0;
      int start = at;
      while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
        hash = 31 * hash + text.charAt(at++);
      }
      if (at == start) {
        at++;
      } else {
        found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
        found[count++] = hash;
      }
    }
    return new Identifiers(Arrays.stream(found, 0, count).sorted().distinct().toArray());
  }

  /** Returns whether a word may be among them; false only if it is not. */
  public boolean mayContain(String word) {
    return Arrays.binarySearch(hashes, word.hashCode()) >= 0;
  }
}
