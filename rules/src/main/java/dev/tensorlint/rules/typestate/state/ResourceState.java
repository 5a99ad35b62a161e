// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.resource.ResourceId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a resource on a path. A lattice by component: sets join by union, {@link
 * Certainty} and {@link Owner} as they say, flags by or.
 *
 * @param typestates the lives it can be in; more than one only behind a join or for older
 *     resources. Of a container: of its elements that are not known one by one, none when it has no
 *     such
 * @param owner who must release it
 * @param handedOver whether the obligation went to somebody who is not seen: stored, returned,
 *     captured
 * @param isUnsure whether something unknown had it in its hands: nothing definite follows any more
 * @param isMany whether it stands for several objects, so that what happens to one need not happen
 *     to all
 * @param marks what happened to it that is worth telling at the end
 * @param isUnwound whether an exception was thrown since this method has to see to its release, on
 *     all the ways that led here; true where it has not to
 * @param inside the containers that it is in
 * @param viewed of a container that is a view: the containers that it shows
 */
public record ResourceState(
    Set<Typestate> typestates,
    Owner owner,
    Certainty handedOver,
    boolean isUnsure,
    boolean isMany,
    Marks marks,
    boolean isUnwound,
    Membership inside,
    Set<ResourceId> viewed) {

  public ResourceState {
    typestates = Set.copyOf(typestates);
    viewed = Set.copyOf(viewed);
    isUnwound = isUnwound || !isOwed(typestates, owner, handedOver);
  }

  /**
   * What is left of a resource that was released or handed over and that nobody can name any more.
   */
  public static final ResourceState SETTLED =
      new ResourceState(
          Set.of(Typestate.FORGOTTEN),
          Owner.here(),
          Certainty.YES,
          false,
          false,
          Marks.NONE,
          false,
          Membership.NONE,
          Set.of());

  public static ResourceState open(Owner owner) {
    return of(Set.of(Typestate.OPEN), owner);
  }

  /** What is known of a container that has no element yet. */
  public static ResourceState empty(Owner owner) {
    return of(Set.of(), owner);
  }

  public static ResourceState of(Set<Typestate> typestates, Owner owner) {
    return new ResourceState(
        typestates,
        owner,
        Certainty.NO,
        false,
        false,
        Marks.NONE,
        false,
        Membership.NONE,
        Set.of());
  }

  /** Returns how much work it is to copy it or to compare it, at least 1. */
  int weight() {
    return 1 + typestates.size() + inside.containers().size() + marks.size() + viewed.size();
  }

  public ResourceState join(ResourceState other) {
    return new ResourceState(
        Sets.union(typestates, other.typestates),
        owner.join(other.owner),
        handedOver.join(other.handedOver),
        isUnsure || other.isUnsure,
        isMany || other.isMany,
        marks.join(other.marks),
        isUnwound && other.isUnwound,
        inside.join(other.inside),
        Sets.union(viewed, other.viewed));
  }

  /** Returns what stands for the objects of both. */
  ResourceState andAnother(ResourceState other) {
    return join(other).ofMany();
  }

  /** Returns whether nothing is left to be done about it, and nothing to be told. */
  boolean isSettled() {
    return !isOwed() && marks.weaklyHeldAt().isEmpty();
  }

  /** Returns whether it may still be open. */
  public boolean mayBeOpen() {
    return typestates.contains(Typestate.OPEN);
  }

  /** Returns whether it is open on every way. */
  public boolean isOpen() {
    return mayBeOpen() && typestates.size() == 1;
  }

  /** Returns whether it is open on every path, and nothing else can have taken or changed it. */
  public boolean isOpenForSure() {
    return isOpen() && handedOver == Certainty.NO && !isUnsure;
  }

  public boolean mayBeReleased() {
    for (Typestate typestate : typestates) {
      if (typestate.isReleased()) {
        return true;
      }
    }
    return false;
  }

  public boolean isReleased() {
    for (Typestate typestate : typestates) {
      if (!typestate.isReleased()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether this method still has to see to its release. */
  public boolean isOwed() {
    return isOwed(typestates, owner, handedOver);
  }

  private static boolean isOwed(Set<Typestate> typestates, Owner owner, Certainty handedOver) {
    return owner.isHere() && handedOver != Certainty.YES && typestates.contains(Typestate.OPEN);
  }

  public ResourceState released(int node) {
    return released(Typestate.released(node));
  }

  public ResourceState released(Typestate how) {
    Set<Typestate> after = new HashSet<>();
    for (Typestate typestate : typestates) {
      after.add(typestate.isReleased() ? typestate : how);
    }
    return living(after);
  }

  /** Released on some of the ways only. */
  public ResourceState maybeReleased(int node) {
    return maybeReleased(Typestate.released(node));
  }

  public ResourceState maybeReleased(Typestate how) {
    return join(released(how));
  }

  public ResourceState used() {
    Set<Typestate> after = new HashSet<>();
    typestates.forEach(typestate -> after.add(typestate.used()));
    return living(after);
  }

  /**
   * Returns what is left when it is known whether it is released; itself when that is impossible.
   */
  public ResourceState known(boolean isReleased) {
    Set<Typestate> left = new HashSet<>(typestates);
    left.removeIf(typestate -> typestate.isReleased() != isReleased);
    return living(left);
  }

  /** Returns whether it can be released, or open, as far as is known. */
  public boolean canBe(boolean isReleased) {
    return isReleased ? mayBeReleased() : mayBeOpen();
  }

  public ResourceState maybeHandedOver() {
    return marked(marks.keptOutside(true)).perhaps();
  }

  public ResourceState givenAway() {
    return givenTo(true);
  }

  public ResourceState handedOver(Certainty certainty, boolean isDoubtful) {
    return withUnsure(isDoubtful).withDuty(owner, certainty, isUnwound);
  }

  /** Put into a container that the caller has, and answers for with all that is in it. */
  public ResourceState addedForCaller() {
    return givenTo(marks.isKeptOutside());
  }

  private ResourceState givenTo(boolean isOutside) {
    return marked(marks.keptOutside(isOutside)).withDuty(owner, Certainty.YES, isUnwound);
  }

  public ResourceState unsure() {
    return givenAway().withUnsure(true);
  }

  /** It is there on some of the ways only. */
  public ResourceState perhaps() {
    return withDuty(owner, handedOver.join(Certainty.YES), isUnwound);
  }

  /**
   * A method was given it that asks whether it is released. What the method does next depends on
   * the answer, and so may what its caller does: nothing definite follows from the release.
   */
  public ResourceState asked() {
    return mayBeReleased() ? unsure() : this;
  }

  /** The duty to release it goes to somebody unseen, whoever had it. */
  public ResourceState takenOver() {
    return owner.isHere() ? givenAway() : givenAway().ownedBy(Owner.takenOver());
  }

  /** Returns an argument after a call that does this to its ownership. */
  public ResourceState after(Custody custody) {
    return switch (custody) {
      case SAME -> this;
      case KEPT -> takenBack();
      case TAKEN, SCOPED, ATTACHED -> takenOver();
      case UNKNOWN -> owner.isHere() ? maybeHandedOver() : ownedBy(Owner.elsewhere());
    };
  }

  public ResourceState ownedBy(Owner newOwner) {
    return withDuty(newOwner, handedOver, isUnwound && isOwed());
  }

  /** Undoes a former handing over as well: the obligation is here again. */
  public ResourceState takenBack() {
    return marked(marks.keptOutside(false)).withDuty(Owner.here(), Certainty.NO, false);
  }

  /** Returns this state as that of one of several objects. */
  public ResourceState ofMany() {
    return new ResourceState(
        typestates, owner, handedOver, isUnsure, true, marks, isUnwound, inside, viewed);
  }

  /** Returns this object as if it had just been made and nothing had happened to it. */
  public ResourceState fresh() {
    return isMany ? open(Owner.here()).ofMany() : open(Owner.here());
  }

  public ResourceState heldWeakly(int node) {
    return marked(marks.heldWeakly(node));
  }

  /** What holds it weakly may last. */
  public ResourceState lasting() {
    return marked(marks.lasting());
  }

  /** Put into a container, or out of it. */
  public ResourceState within(ResourceId container, Certainty certainty) {
    return inside(inside.with(container, certainty));
  }

  public ResourceState inside(Membership containers) {
    return new ResourceState(
        typestates, owner, handedOver, isUnsure, isMany, marks, isUnwound, containers, viewed);
  }

  /** Of a container: it shows others, so that what is put into it goes into them. */
  public ResourceState viewing(Set<ResourceId> others) {
    return new ResourceState(
        typestates, owner, handedOver, isUnsure, isMany, marks, isUnwound, inside, others);
  }

  public ResourceState living(Set<Typestate> known) {
    return new ResourceState(
        known, owner, handedOver, isUnsure, isMany, marks, isUnwound, inside, viewed);
  }

  /** Of a container: all its elements leave it. */
  public ResourceState emptied() {
    return marked(marks.emptied(typestates)).living(Set.of());
  }

  /** Of a container: those of its elements that are released leave it. */
  public ResourceState withoutReleased() {
    if (!mayBeReleased()) {
      return this;
    }
    Set<Typestate> open = new HashSet<>(typestates);
    Set<Typestate> released = new HashSet<>(typestates);
    open.removeIf(Typestate::isReleased);
    released.removeAll(open);
    return (owner.isHere() ? this : marked(marks.emptied(released))).living(open);
  }

  /** Returns whether it is a container in which nothing unnamed has ever been. */
  public boolean isVoid() {
    return typestates.isEmpty() && marks.left().isEmpty();
  }

  /** Lost its last reference to an assignment. */
  public ResourceState overwritten(int node) {
    return marked(marks.overwritten(node));
  }

  /** Returns what tells it apart as long as there is room, see {@link PathState#kind}. */
  Object kind() {
    return isOwed() ? List.of(typestates, owner, inside) : List.of(typestates, owner);
  }

  /** Returns the state of a container behind a step that may have taken something out. */
  public ResourceState tapped() {
    return owner.isHere() ? marked(marks.tapped()) : this;
  }

  /** Returns the state of a container behind a step that may have replaced an element. */
  public ResourceState refilled() {
    return owner.isHere() ? this : marked(marks.refilled());
  }

  private ResourceState marked(Marks more) {
    return new ResourceState(
        typestates, owner, handedOver, isUnsure, isMany, more, isUnwound, inside, viewed);
  }

  /** Returns the nodes that put it behind a weak reference. */
  public Set<Integer> weaklyHeldAt() {
    return marks.weaklyHeldAt();
  }

  /** An exception is thrown while it is there. */
  ResourceState unwound() {
    return withDuty(owner, handedOver, true);
  }

  private ResourceState withUnsure(boolean isDoubtful) {
    return new ResourceState(
        typestates, owner, handedOver, isDoubtful, isMany, marks, isUnwound, inside, viewed);
  }

  /** Who must release it and whether that has gone elsewhere say together whether it is owed. */
  private ResourceState withDuty(Owner newOwner, Certainty gone, boolean wasUnwound) {
    return new ResourceState(
        typestates, newOwner, gone, isUnsure, isMany, marks, wasUnwound, inside, viewed);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ResourceState that
            && isUnsure == that.isUnsure
            && isMany == that.isMany
            && isUnwound == that.isUnwound
            && typestates.equals(that.typestates)
            && owner.equals(that.owner)
            && handedOver.equals(that.handedOver)
            && marks.equals(that.marks)
            && inside.equals(that.inside)
            && viewed.equals(that.viewed));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * typestates.hashCode() + owner.hashCode()) + inside.hashCode();
  }
}
