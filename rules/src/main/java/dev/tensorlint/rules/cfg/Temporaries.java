// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A range of temporaries. A statement forgets all temporaries that were created within it,
 * including those of nested statements; as a range, they take constant space at any depth.
 */
final class Temporaries extends AbstractSet<Slot> {

  private final int from;
  private final int end;

  /**
   * @param from number of the first
   * @param end number after that of the last
   */
  Temporaries(int from, int end) {
    this.from = from;
    this.end = end;
  }

  @Override
  public Iterator<Slot> iterator() {
    return IntStream.range(from, end).<Slot>mapToObj(Slot.Temporary::new).iterator();
  }

  @Override
  public int size() {
    return end - from;
  }

  @Override
  public boolean contains(@Nullable Object slot) {
    return slot instanceof Slot.Temporary temporary
        && from <= temporary.number()
        && temporary.number() < end;
  }
}
