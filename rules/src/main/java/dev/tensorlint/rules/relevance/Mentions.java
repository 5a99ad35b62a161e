// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The words of a file, kept small: of its identifiers only the hashes. A file may so be taken to
 * mention a word that it does not, never the other way round.
 */
public final class Mentions {

  private final int[] hashes;
  private final Set<String> declaredTypes;

  private Mentions(int[] hashes, Set<String> declaredTypes) {
    this.hashes = hashes;
    this.declaredTypes = Set.copyOf(declaredTypes);
  }

  public static Mentions of(Words words) {
    int[] hashes = words.identifiers().stream().mapToInt(String::hashCode).toArray();
    Arrays.sort(hashes);
    return new Mentions(hashes, words.declaredTypes());
  }

  public Set<String> declaredTypes() {
    return declaredTypes;
  }

  IntStream hashes() {
    return Arrays.stream(hashes);
  }

  boolean has(int hash) {
    return Arrays.binarySearch(hashes, hash) >= 0;
  }

  /** Returns whether the file mentions one of these words. */
  public boolean anyOf(Collection<String> words) {
    return words.stream().anyMatch(word -> has(word.hashCode()));
  }
}
