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

  /** What is known of a text that could not be looked at. */
  public static final Mentions NOT_READ = of(Words.NOT_READ);

  private final int[] hashes;
  private final Set<String> declaredTypes;
  private final boolean isWellFormed;

  private Mentions(int[] hashes, Set<String> declaredTypes, boolean isWellFormed) {
    this.hashes = hashes;
    this.declaredTypes = Set.copyOf(declaredTypes);
    this.isWellFormed = isWellFormed;
  }

  public static Mentions of(Words words) {
    int[] hashes = words.identifiers().stream().mapToInt(String::hashCode).toArray();
    return ofHashes(hashes, words.declaredTypes(), words.isWellFormed());
  }

  /**
   * Returns the words that {@link #hashes} told.
   *
   * @param hashes in any order; not changed any more
   */
  public static Mentions ofHashes(int[] hashes, Set<String> declaredTypes, boolean isWellFormed) {
    Arrays.sort(hashes);
    return new Mentions(hashes, declaredTypes, isWellFormed);
  }

  public Set<String> declaredTypes() {
    return declaredTypes;
  }

  /** Returns whether comments, literals and brackets end as they begin. */
  public boolean isWellFormed() {
    return isWellFormed;
  }

  /** Returns whether it looks like a file that declares types in Java. */
  public boolean isLikeJava() {
    return isWellFormed && !declaredTypes.isEmpty();
  }

  /** Returns the hashes of the identifiers, in their order. */
  public IntStream hashes() {
    return Arrays.stream(hashes);
  }

  int count() {
    return hashes.length;
  }

  int hash(int position) {
    return hashes[position];
  }

  boolean has(int hash) {
    return Arrays.binarySearch(hashes, hash) >= 0;
  }

  /** Returns whether the file mentions one of these words. */
  public boolean anyOf(Collection<String> words) {
    return words.stream().anyMatch(word -> has(word.hashCode()));
  }
}
