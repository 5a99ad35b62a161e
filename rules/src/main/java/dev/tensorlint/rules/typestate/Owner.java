// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

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

  /** Another resource, with which it is released. */
  record Of(ResourceId resource) implements Owner {}

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
