// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Map;
import java.util.Optional;

/**
 * The part of a summary in which models say how much there is, beside the size of the result. A
 * summary that is inferred from a body has none.
 *
 * @param spans the number of elements that the result stands for, as that of a shape
 * @param writes how much the operands hold that the call writes; all others are only read
 * @param isWhole whether {@code writes} names all operands that the call writes
 */
public record Extents(Size spans, Map<Operand, Size> writes, boolean isWhole)
    implements SummaryPart<Extents> {

  /** Nothing is known. */
  public static final Extents NONE = new Extents(Size.UNSTATED, Map.of(), false);

  public Extents {
    writes = Map.copyOf(writes);
  }

  /** Returns how much an operand holds that a call writes; empty if the call only reads it. */
  public Optional<Size> written(Operand operand) {
    return isWhole ? Optional.ofNullable(writes.get(operand)) : Optional.of(Size.UNSTATED);
  }

  @Override
  public Extents neutral() {
    return NONE;
  }

  /** Two that differ have nothing in common that could be said. */
  @Override
  public Extents join(Extents other) {
    if (equals(other) || other.equals(NONE)) {
      return this;
    }
    return equals(NONE) ? other : UNKNOWN;
  }

  private static final Extents UNKNOWN =
      new Extents(Size.UNSTATED, Map.of(Operand.NONE, Size.UNSTATED), false);

  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
