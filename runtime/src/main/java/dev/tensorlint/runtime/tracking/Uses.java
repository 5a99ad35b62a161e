// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where the data of a handle was used, recorded at {@link TrackingLevel#FULL}. A handle may be used
 * millions of times, and what explains a life is how it began and how it ended.
 *
 * @param count how often
 * @param first the lines of the first {@value UseLog#KEPT} uses at most, in their order
 * @param last the lines of the last {@value UseLog#KEPT} uses at most that are not among the first
 */
public record Uses(int count, List<Site> first, List<Site> last) {

  /** No use, or none that was recorded. */
  public static final Uses NONE = new Uses(0, List.of(), List.of());

  /** Returns the line of the last use, or {@link Site#UNKNOWN} where there is none. */
  public Site latest() {
    List<Site> end = last.isEmpty() ? first : last;
    return end.isEmpty() ? Site.UNKNOWN : end.get(end.size() - 1);
  }

  /** Returns the uses in one phrase, such as {@code used 3 times: A.java:4, A.java:5, A.java:5}. */
  @Override
  public String toString() {
    int missing = count - first.size() - last.size();
    Stream<String> gap = missing == 0 ? Stream.of() : Stream.of(missing + " more");
    String lines =
        Stream.of(texts(first), gap, texts(last))
            .flatMap(part -> part)
            .collect(Collectors.joining(", "));
    return count == 0 ? "never used" : "used " + times() + ": " + lines;
  }

  private String times() {
    return count == 1 ? "once" : count + " times";
  }

  private static Stream<String> texts(List<Site> sites) {
    return sites.stream().map(Site::toString);
  }
}
