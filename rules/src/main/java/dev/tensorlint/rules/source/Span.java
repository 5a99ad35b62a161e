// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import org.jspecify.annotations.Nullable;

/**
 * A half-open range of UTF-16 offsets in one source file.
 *
 * @param start offset of the first character
 * @param end offset after the last character
 */
public record Span(int start, int end) implements Comparable<Span> {

  /** Stands for code that has no text, such as a default constructor. */
  public static final Span NONE = new Span(0, 0);

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + ".." + end);
    }
  }

  /** Returns the smallest span that covers both. */
  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  @Override
  public int compareTo(Span other) {
    int byStart = Integer.compare(start, other.start);
    return byStart != 0 ? byStart : Integer.compare(end, other.end);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Span that && start == that.start && end == that.end);
  }

  @Override
  public int hashCode() {
    return 31 * start + end;
  }
}
