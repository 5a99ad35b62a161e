// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.Certainty;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The obligation to release a resource. Its components change together: they determine whether the
 * method still owes the release.
 *
 * @param owner owner that must release it
 * @param handedOver whether the obligation went to unseen code: stored, returned, captured
 * @param isUnwound whether, on all paths to this point, an exception was thrown since this method
 *     owes the release; true where it does not owe it
 */
public record Obligation(Owner owner, Certainty handedOver, boolean isUnwound) {

  /** Returns the obligation of an owner that still has it. */
  static Obligation of(Owner owner) {
    return new Obligation(owner, Certainty.NO, false);
  }

  /** Returns whether the method owes the release of a resource in some typestates. */
  boolean isOwed(Set<Typestate> typestates) {
    return owner.isDuty() && handedOver != Certainty.YES && typestates.contains(Typestate.OPEN);
  }

  /** Returns this obligation for a resource in some typestates: unwound where it is not owed. */
  Obligation in(Set<Typestate> typestates) {
    return isUnwound || isOwed(typestates) ? this : unwound(true);
  }

  Obligation join(Obligation other) {
    return new Obligation(
        owner.join(other.owner), handedOver.join(other.handedOver), isUnwound && other.isUnwound);
  }

  Obligation ownedBy(Owner newOwner) {
    return new Obligation(newOwner, handedOver, isUnwound);
  }

  Obligation handedOver(Certainty certainty) {
    return new Obligation(owner, certainty, isUnwound);
  }

  Obligation unwound(boolean now) {
    return now == isUnwound ? this : new Obligation(owner, handedOver, now);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Obligation that
            && isUnwound == that.isUnwound
            && owner.equals(that.owner)
            && handedOver.equals(that.handedOver));
  }

  /** What hardly ever tells two apart is left out. */
  @Override
  public int hashCode() {
    return owner.hashCode();
  }
}
