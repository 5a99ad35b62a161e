// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import org.jspecify.annotations.Nullable;

/** The owner of a resource, which must release it. */
public sealed interface Owner {

  /** This method, independent of the scopes of callers. */
  static Owner here() {
    return Here.ALWAYS;
  }

  /** This method, unless a caller has an open scope. */
  static Owner hereOrCallersScope() {
    return Here.UNLESS_SCOPED;
  }

  static Owner elsewhere() {
    return Elsewhere.INSTANCE;
  }

  /**
   * This method, which must release the resource or hand it over.
   *
   * @param isScopable whether an open scope of a caller would own it instead
   */
  record Here(boolean isScopable) implements Owner {
    private static final Here ALWAYS = new Here(false);
    private static final Here UNLESS_SCOPED = new Here(true);
  }

  /**
   * This method, or the release of another resource, whichever comes first.
   *
   * @param resource the parent, which releases this one as well
   */
  record HereOrWith(ResourceId resource) implements Owner {
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || (other instanceof HereOrWith that && resource.equals(that.resource));
    }

    @Override
    public int hashCode() {
      return 37 * resource.hashCode();
    }
  }

  /** Unseen code that has taken custody permanently: no visible release is required any more. */
  static Owner takenOver() {
    return TakenOver.INSTANCE;
  }

  /**
   * Another resource, whose release releases this one.
   *
   * @param isLent whether it is a part of its owner, which no other code may release
   * @param isUntilStep whether the next step of its owner releases it earlier
   */
  record Of(ResourceId resource, boolean isLent, boolean isUntilStep) implements Owner {
    public Of(ResourceId resource) {
      this(resource, false);
    }

    public Of(ResourceId resource, boolean isLent) {
      this(resource, isLent, false);
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

  /**
   * A container that other methods share: this method took it out, and must give it back or release
   * it.
   *
   * @param container site of the container; a field as its class declares it
   */
  record Pool(Site container) implements Owner {
    /** Creates the owner of what a method takes out of a container. */
    public static Pool of(Site container) {
      return container instanceof Site.Field of
          ? new Pool(new Site.Field(of.field().declared()))
          : new Pool(container);
    }
  }

  /** No code, until a call acquires what the resource stands for. */
  static Owner nobody() {
    return Nobody.INSTANCE;
  }

  /** The caller, who must release what a call has made of an operand of this method. */
  static Owner caller() {
    return Caller.INSTANCE;
  }

  /** The caller, since the operand was acquired. */
  record Caller() implements Owner {
    private static final Caller INSTANCE = new Caller();
  }

  /** No code: there is nothing to release yet. */
  record Nobody() implements Owner {
    private static final Nobody INSTANCE = new Nobody();
  }

  record TakenOver() implements Owner {
    private static final TakenOver INSTANCE = new TakenOver();
  }

  /** An unknown owner outside this method; the top of the lattice. */
  record Elsewhere() implements Owner {
    private static final Elsewhere INSTANCE = new Elsewhere();
  }

  /** Returns the least owner that covers both. */
  default Owner join(Owner other) {
    if (equals(other)) {
      return this;
    }
    if (!isHere() || !other.isHere()) {
      return elsewhere();
    }
    return isScopable() || other.isScopable() ? hereOrCallersScope() : here();
  }

  /** Returns the custody effect on a parameter, which is owned {@link #elsewhere} at the start. */
  default Custody custody() {
    if (equals(elsewhere()) || equals(nobody())) {
      return Custody.SAME;
    }
    if (equals(caller())) {
      return Custody.ACQUIRED;
    }
    return isHere() ? Custody.KEPT : Custody.TAKEN;
  }

  /** Returns whether this method must release it or give it back. */
  default boolean isDuty() {
    return isHere() || this instanceof Pool;
  }

  /** Returns whether this method must release the resource. */
  default boolean isHere() {
    return this instanceof Here || this instanceof HereOrWith;
  }

  default boolean isScopable() {
    return this instanceof Here here && here.isScopable();
  }

  /** Returns the resource whose release releases this one, null for none. */
  default @Nullable ResourceId releaser() {
    return this instanceof Of of ? of.resource() : parent();
  }

  /** Returns the resource whose release releases this one before the method does; null for none. */
  default @Nullable ResourceId parent() {
    return this instanceof HereOrWith child ? child.resource() : null;
  }

  /** Returns whether the release of a resource releases this one. */
  default boolean is(ResourceId resource) {
    return resource.equals(releaser());
  }

  /** Returns this owner after a resource got another identity. */
  default Owner renamed(ResourceId from, ResourceId to) {
    if (!is(from)) {
      return this;
    }
    return this instanceof Of of ? new Of(to, of.isLent(), of.isUntilStep()) : new HereOrWith(to);
  }
}
