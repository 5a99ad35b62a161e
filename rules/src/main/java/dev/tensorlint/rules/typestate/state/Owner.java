// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.resource.ResourceId;
import org.jspecify.annotations.Nullable;

/** Who must release a resource. */
public sealed interface Owner {

  /** This method, whatever scopes callers have open. */
  static Owner here() {
    return Here.ALWAYS;
  }

  /** This method, unless a caller has a scope open. */
  static Owner hereOrCallersScope() {
    return Here.UNLESS_SCOPED;
  }

  static Owner elsewhere() {
    return Elsewhere.INSTANCE;
  }

  /**
   * This method, by releasing it or by handing it over.
   *
   * @param isScopable whether a scope that a caller has opened would own it instead
   */
  record Here(boolean isScopable) implements Owner {
    private static final Here ALWAYS = new Here(false);
    private static final Here UNLESS_SCOPED = new Here(true);
  }

  /**
   * Somebody unseen who has taken the duty over for good: no release in sight concerns it any more.
   */
  static Owner takenOver() {
    return TakenOver.INSTANCE;
  }

  /**
   * Another resource, with which it is released.
   *
   * @param isLent whether it is a part of that, which nobody else may release
   * @param isUntilStep whether it is released before, when that goes on
   */
  record Of(ResourceId resource, boolean isLent, boolean isUntilStep) implements Owner {
    public Of(ResourceId resource) {
      this(resource, false);
    }

    public Of(ResourceId resource, boolean isLent) {
      this(resource, isLent, false);
    }

    Of of(ResourceId other) {
      return new Of(other, isLent, isUntilStep);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Of that
              && isLent == that.isLent
              && isUntilStep == that.isUntilStep
              && resource.equals(that.resource));
    }

    @Override
    public int hashCode() {
      return 31 * (31 * resource.hashCode() + Boolean.hashCode(isLent))
          + Boolean.hashCode(isUntilStep);
    }
  }

  record TakenOver() implements Owner {
    private static final TakenOver INSTANCE = new TakenOver();
  }

  /** Somebody who is not seen here; the top of the lattice. */
  record Elsewhere() implements Owner {
    private static final Elsewhere INSTANCE = new Elsewhere();
  }

  /** Returns the least owner that stands for both. */
  default Owner join(Owner other) {
    if (equals(other)) {
      return this;
    }
    return isHere() && other.isHere() ? hereOrCallersScope() : elsewhere();
  }

  /** Returns what became of a parameter, which is owned {@link #elsewhere} at the start. */
  default Custody custody() {
    if (equals(elsewhere())) {
      return Custody.SAME;
    }
    return isHere() ? Custody.KEPT : Custody.TAKEN;
  }

  default boolean isHere() {
    return this instanceof Here;
  }

  default boolean isScopable() {
    return this instanceof Here here && here.isScopable();
  }

  default boolean is(ResourceId resource) {
    return this instanceof Of of && of.resource().equals(resource);
  }
}
