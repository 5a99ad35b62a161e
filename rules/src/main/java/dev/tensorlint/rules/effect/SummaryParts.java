// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The parts of one summary. Immutable; equal when all parts are equal.
 *
 * @param all by name of their class, at most one of each, none of them neutral
 */
public record SummaryParts(List<SummaryPart<?>> all) {

  public static final SummaryParts NONE = new SummaryParts(List.of());

  private static final Comparator<SummaryPart<?>> BY_KIND =
      Comparator.comparing(part -> part.getClass().getName());

  public SummaryParts {
    all = List.copyOf(all);
  }

  /** Returns parts of different kinds as one value. */
  public static SummaryParts of(List<? extends SummaryPart<?>> parts) {
    List<SummaryPart<?>> kept = new ArrayList<>();
    for (SummaryPart<?> part : parts) {
      if (!part.equals(part.neutral())) {
        kept.add(part);
      }
    }
    kept.sort(BY_KIND);
    return kept.isEmpty() ? NONE : new SummaryParts(kept);
  }

  /**
   * Returns the part of one kind.
   *
   * @param neutral neutral part of that kind, returned where there is no other
   */
  @SuppressWarnings("unchecked") // Of the same class.
  public <P extends SummaryPart<P>> P get(P neutral) {
    for (int i = 0; i < all.size(); i++) {
      SummaryPart<?> part = all.get(i);
      if (part.getClass() == neutral.getClass()) {
        return (P) part;
      }
    }
    return neutral;
  }

  public boolean any(Predicate<SummaryPart<?>> wanted) {
    for (SummaryPart<?> part : all) {
      if (wanted.test(part)) {
        return true;
      }
    }
    return false;
  }

  /** Returns these parts joined with one more. */
  public <P extends SummaryPart<P>> SummaryParts joining(P part) {
    P known = get(part.neutral());
    P joined = known.join(part);
    return joined.equals(known) ? this : replacing(joined);
  }

  /** Returns these parts with another one of a kind. */
  SummaryParts replacing(SummaryPart<?> other) {
    List<SummaryPart<?>> changed = new ArrayList<>(all);
    changed.removeIf(part -> part.getClass() == other.getClass());
    changed.add(other);
    return of(changed);
  }

  public SummaryParts join(SummaryParts other) {
    if (equals(other) || other.all.isEmpty()) {
      return this;
    }
    SummaryParts joined = this;
    for (SummaryPart<?> part : other.all) {
      joined = joined.joiningOneOf(other, part);
    }
    return joined;
  }

  private <P extends SummaryPart<P>> SummaryParts joiningOneOf(
      SummaryParts others, SummaryPart<P> kind) {
    return joining(others.get(kind.neutral()));
  }

  /** Returns the parts that callers see when the method never returns. */
  public SummaryParts ofNoReturn() {
    if (all.isEmpty()) {
      return this;
    }
    List<SummaryPart<?>> left = new ArrayList<>();
    for (SummaryPart<?> part : all) {
      left.add(part.ofNoReturn());
    }
    return of(left);
  }
}
