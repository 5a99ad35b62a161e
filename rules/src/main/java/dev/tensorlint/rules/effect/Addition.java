// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.Nullable;

/**
 * What a method has made and put into a container or array that it was given, and left there for
 * its caller to release. A plain value.
 *
 * @param certainty whether there is something of that kind on the ways through the method
 * @param model model of what is added; null where there is nothing, or where it is not of one kind,
 *     and then nothing is known
 * @param isScoped whether the innermost scope of the caller owns it, else the caller
 */
public record Addition(Certainty certainty, @Nullable TypeModel model, boolean isScoped) {

  public static final Addition NONE = new Addition(Certainty.NO, null, false);

  /** Something may take the place of elements, and nothing else is known of it. */
  public static final Addition UNKNOWN = new Addition(Certainty.MAYBE, null, false);

  public Addition {
    model = certainty == Certainty.NO ? null : model;
    isScoped = isScoped && model != null;
    certainty = certainty == Certainty.YES && model == null ? Certainty.MAYBE : certainty;
  }

  /** Returns whether nothing is added, and nothing may take the place of elements. */
  public boolean isNothing() {
    return certainty == Certainty.NO;
  }

  /** Returns the least addition that covers both: that of one way, or that of another. */
  public Addition join(Addition other) {
    return both(other, certainty.join(other.certainty));
  }

  /** Returns what is added when the same way adds both. */
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
