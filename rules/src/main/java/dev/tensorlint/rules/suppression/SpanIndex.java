// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Spans with a value each, and those of them that contain another span: the logarithm of all of
 * them for each that is found. The spans form a balanced tree by their start, in which each node
 * knows the furthest end below it.
 */
final class SpanIndex<V> {

  private record Entry<V>(Span span, V value) {}

  private final List<Entry<V>> entries;
  private final int[] furthest;
  private final Work work;

  /**
   * @param work counts the spans that are looked at
   */
  SpanIndex(Map<Span, V> values, Work work) {
    this.work = work;
    this.entries =
        values.entrySet().stream()
            .map(each -> new Entry<>(each.getKey(), each.getValue()))
            .sorted(Comparator.comparingInt(each -> each.span().start()))
            .toList();
    this.furthest = new int[entries.size()];
    fill(0, entries.size());
  }

  private int fill(int from, int to) {
    if (from >= to) {
      return Integer.MIN_VALUE;
    }
    int middle = (from + to) >>> 1;
    int below = Math.max(fill(from, middle), fill(middle + 1, to));
    furthest[middle] = Math.max(below, entries.get(middle).span().end());
    return furthest[middle];
  }

  /** Passes on the values of all spans that contain a span. */
  void containing(Span span, Consumer<V> found) {
    find(span, found, 0, entries.size());
  }

  private void find(Span span, Consumer<V> found, int from, int to) {
    int middle = (from + to) >>> 1;
    if (from >= to || furthest[middle] < span.end()) {
      return;
    }
    work.spend(1);
    Entry<V> entry = entries.get(middle);
    find(span, found, from, middle);
    if (entry.span().start() <= span.start()) {
      if (entry.span().contains(span)) {
        found.accept(entry.value());
      }
      find(span, found, middle + 1, to);
    }
  }
}
