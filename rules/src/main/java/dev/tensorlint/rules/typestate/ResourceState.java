// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import java.util.HashSet;
import java.util.Set;

/**
 * What is known of a resource on a path. A lattice by component: sets join by union, {@link
 * Certainty} and {@link Owner} as they say, flags by or.
 *
 * @param lives the lives it can be in; more than one only behind a join or for older resources
 * @param owner who must release it
 * @param handedOver whether the obligation went to somebody who is not seen: stored, returned,
 *     captured
 * @param isUnsure whether something unknown had it in its hands: nothing definite follows any more
 * @param weaklyHeldAt nodes that put it behind a weak reference
 */
public record ResourceState(
    Set<Life> lives,
    Owner owner,
    Certainty handedOver,
    boolean isUnsure,
    Set<Integer> weaklyHeldAt) {

  public ResourceState {
    lives = Set.copyOf(lives);
    weaklyHeldAt = Set.copyOf(weaklyHeldAt);
  }

  /**
   * What is left of a resource that was released or handed over and that nobody can name any more.
   */
  static final ResourceState SETTLED =
      new ResourceState(Set.of(Life.FORGOTTEN), Owner.here(), Certainty.YES, false, Set.of());

  static ResourceState open(Owner owner) {
    return new ResourceState(Set.of(Life.OPEN), owner, Certainty.NO, false, Set.of());
  }

  public ResourceState join(ResourceState other) {
    return new ResourceState(
        union(lives, other.lives),
        owner.join(other.owner),
        handedOver.join(other.handedOver),
        isUnsure || other.isUnsure,
        union(weaklyHeldAt, other.weaklyHeldAt));
  }

  /** Returns whether it may still be open. */
  public boolean mayBeOpen() {
    return lives.contains(Life.OPEN);
  }

  /** Returns whether it is open on every way. */
  public boolean isOpen() {
    return mayBeOpen() && lives.size() == 1;
  }

  public boolean mayBeReleased() {
    return lives.stream().anyMatch(Life::isReleased);
  }

  public boolean isReleased() {
    return lives.stream().allMatch(Life::isReleased);
  }

  /** Returns whether this method still has to see to its release. */
  public boolean isOwed() {
    return owner.isHere() && handedOver != Certainty.YES && mayBeOpen();
  }

  ResourceState released(int node) {
    Set<Life> after = new HashSet<>();
    for (Life life : lives) {
      after.add(life.isReleased() ? life : Life.released(node));
    }
    return new ResourceState(after, owner, handedOver, isUnsure, weaklyHeldAt);
  }

  /** Released on some of the ways only. */
  ResourceState maybeReleased(int node) {
    return join(released(node));
  }

  ResourceState used() {
    Set<Life> after = new HashSet<>();
    lives.forEach(life -> after.add(life.used()));
    return new ResourceState(after, owner, handedOver, isUnsure, weaklyHeldAt);
  }

  ResourceState maybeHandedOver() {
    return new ResourceState(lives, owner, handedOver.join(Certainty.YES), isUnsure, weaklyHeldAt);
  }

  ResourceState givenAway() {
    return new ResourceState(lives, owner, Certainty.YES, isUnsure, weaklyHeldAt);
  }

  ResourceState unsure() {
    return new ResourceState(lives, owner, Certainty.YES, true, weaklyHeldAt);
  }

  ResourceState ownedBy(Owner newOwner) {
    return new ResourceState(lives, newOwner, handedOver, isUnsure, weaklyHeldAt);
  }

  /** Undoes a former handing over as well: the obligation is here again. */
  ResourceState takenBack() {
    return new ResourceState(lives, Owner.here(), Certainty.NO, isUnsure, weaklyHeldAt);
  }

  ResourceState heldWeakly(int node) {
    return new ResourceState(lives, owner, handedOver, isUnsure, union(weaklyHeldAt, Set.of(node)));
  }

  private static <T> Set<T> union(Set<T> one, Set<T> other) {
    Set<T> union = new HashSet<>(one);
    union.addAll(other);
    return union;
  }
}
