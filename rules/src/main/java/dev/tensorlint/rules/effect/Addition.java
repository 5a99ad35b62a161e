// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;
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

  /** The library of a model that only names its type. */
  private static final String NAMED = "?";

  public Addition {
    model = certainty == Certainty.NO ? null : model;
    isScoped = isScoped && model != null;
    certainty = certainty == Certainty.YES && model == null ? Certainty.MAYBE : certainty;
  }

  /** Returns whether nothing is added and no element is replaced. */
  public boolean isNothing() {
    return certainty == Certainty.NO;
  }

  /**
   * Returns the addition of new resources, one at least, for the caller to release, as a model file
   * states it: with the name of their type, in place of their model.
   */
  public static Addition named(String type) {
    TypeModel name = TypeModel.closeable(type, NAMED, ReleaseModel.by(List.of()));
    return new Addition(Certainty.YES, name, false);
  }

  /** Returns the type of the added resources where only its name is known, else null. */
  public @Nullable String namedType() {
    return model != null && model.library().equals(NAMED) ? model.name() : null;
  }

  /** Returns this addition of resources of a known model; of unknown ones for null. */
  public Addition of(@Nullable TypeModel elements) {
    return elements == null ? UNKNOWN : new Addition(certainty, elements, isScoped);
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
