// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Temporaries that were made one after the other. A statement forgets all that was made within it,
 * also by the statements in it: as a range they take no more room the deeper statements are nested.
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
