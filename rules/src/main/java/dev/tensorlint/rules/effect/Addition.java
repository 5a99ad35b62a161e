// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.Nullable;

/**
 * The resources that a method creates and adds to a container or array argument, for its caller to
 * release. A plain value.
 *
 * @param certainty whether the paths through the method add a resource
 * @param model model of the added resources; null when nothing is added, or when their kinds differ
 *     or are unknown
 * @param isScoped whether the innermost scope of the caller owns them; otherwise the caller does
 */
public record Addition(Certainty certainty, @Nullable TypeModel model, boolean isScoped) {

  public static final Addition NONE = new Addition(Certainty.NO, null, false);

  /** Unknown values may replace elements. */
  public static final Addition UNKNOWN = new Addition(Certainty.MAYBE, null, false);

  public Addition {
    model = certainty == Certainty.NO ? null : model;
    isScoped = isScoped && model != null;
    certainty = certainty == Certainty.YES && model == null ? Certainty.MAYBE : certainty;
  }

  /** Returns whether nothing is added and no element is replaced. */
  public boolean isNothing() {
    return certainty == Certainty.NO;
  }

  /** Returns the least addition that covers both, each from a path of its own. */
  public Addition join(Addition other) {
    return both(other, certainty.join(other.certainty));
  }

  /** Returns the addition of a path that performs both. */
  public Addition and(Addition other) {
    boolean isSure = certainty == Certainty.YES || other.certainty == Certainty.YES;
    return both(other, isSure ? Certainty.YES : certainty.join(other.certainty));
  }

  private Addition both(Addition other, Certainty joined) {
    if (certainty == Certainty.NO) {
      return other.with(joined);
    }
    if (other.certainty == Certainty.NO) {
      return with(joined);
    }
    boolean isOneKind = model != null && model.equals(other.model);
    return isOneKind ? new Addition(joined, model, isScoped || other.isScoped) : UNKNOWN;
  }

  private Addition with(Certainty changed) {
    return certainty == changed ? this : new Addition(changed, model, isScoped);
  }
}
