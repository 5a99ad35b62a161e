// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The abstract state of a resource on a path. A lattice by component: sets join by union, {@link
 * Certainty} and {@link Obligation} by their own joins, flags by or.
 *
 * @param typestates its possible typestates; more than one only after a join or for older
 *     resources. For a container: those of its elements that are not tracked individually, empty if
 *     there are none
 * @param obligation who must release it, and whether it still is owed
 * @param isUnsure whether unknown code had access to it, so that no definite fact follows
 * @param isMany whether it represents several objects, so that an event of one need not concern all
 * @param marks past events that a finding may report
 * @param inside the containers that it is in
 * @param viewed for a view: the underlying containers; for a part that a method of a resource
 *     lends, that resource
 * @param type its class, as far as the path determines it; null where nothing depends on it
 */
public record ResourceState(
    Set<Typestate> typestates,
    Obligation obligation,
    boolean isUnsure,
    boolean isMany,
    Marks marks,
    Membership inside,
    Set<ResourceId> viewed,
    @Nullable ResourceType type) {

  public ResourceState {
    typestates = Set.copyOf(typestates);
    viewed = Set.copyOf(viewed);
    obligation = obligation.in(typestates);
  }

  /** The state of an unreferenced resource that was released or handed over. */
  public static final ResourceState SETTLED =
      new ResourceState(
          Set.of(Typestate.FORGOTTEN),
          Obligation.of(Owner.here()).handedOver(Certainty.YES),
          false,
          false,
          Marks.NONE,
          Membership.NONE,
          Set.of(),
          null);

  public static ResourceState open(Owner owner) {
    return of(Set.of(Typestate.OPEN), owner);
  }

  /** Returns the state of a container without elements. */
  public static ResourceState empty(Owner owner) {
    return of(Set.of(), owner);
  }

  public static ResourceState of(Set<Typestate> typestates, Owner owner) {
    return new ResourceState(
        typestates,
        Obligation.of(owner),
        false,
        false,
        Marks.NONE,
        Membership.NONE,
        Set.of(),
        null);
  }

  /** Returns the cost of copying or comparing it, at least 1. */
  int weight() {
    return 1 + typestates.size() + inside.containers().size() + marks.size() + viewed.size();
  }

  public ResourceState join(ResourceState other) {
    return new ResourceState(
        Sets.union(typestates, other.typestates),
        obligation.join(other.obligation),
        isUnsure || other.isUnsure,
        isMany || other.isMany,
        marks.join(other.marks),
        inside.join(other.inside),
        Sets.union(viewed, other.viewed),
        join(type, other.type));
  }

  private static @Nullable ResourceType join(
      @Nullable ResourceType one, @Nullable ResourceType other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.join(other);
  }

  /** Returns this state for a resource of a class. */
  public ResourceState typed(@Nullable ResourceType known) {
    return new ResourceState(
        typestates, obligation, isUnsure, isMany, marks, inside, viewed, known);
  }

  /** Returns the state that represents the objects of both. */
  ResourceState andAnother(ResourceState other) {
    return join(other).ofMany();
  }

  /** Returns whether no release is owed and no weak reference is left to report. */
  boolean isSettled() {
    return !isOwed() && marks.weaklyHeldAt().isEmpty();
  }

  /** Returns whether it may still be open. */
  public boolean mayBeOpen() {
    return typestates.contains(Typestate.OPEN);
  }

  /** Returns whether it is open on every path. */
  public boolean isOpen() {
    return mayBeOpen() && typestates.size() == 1;
  }

  /** Returns whether it is open on every path, and no other code can have taken or changed it. */
  public boolean isOpenForSure() {
    return isOpen() && handedOver() == Certainty.NO && !isUnsure;
  }

  /**
   * Returns whether it is certainly not released, and no other code can have taken or changed it.
   */
  public boolean isUnreleasedForSure() {
    return !typestates.isEmpty() && !mayBeReleased() && handedOver() == Certainty.NO && !isUnsure;
  }

  /** Returns how much it holds. */
  public Size size() {
    if (typestates.equals(Set.of(Typestate.EMPTY))) {
      return Size.NONE;
    }
    return mayBeOpen() || mayBeReleased() ? Size.UNSTATED : Size.SMALL;
  }

  public boolean mayBeReleased() {
    return Typestates.anyReleased(typestates);
  }

  public boolean isReleased() {
    return Typestates.allReleased(typestates);
  }

  /** Returns whether this method still owes its release, or its return to a pool. */
  public boolean isOwed() {
    return obligation.isOwed(typestates);
  }

  /** Returns the owner that must release it. */
  public Owner owner() {
    return obligation.owner();
  }

  /** Returns whether the obligation went to unseen code: stored, returned, captured. */
  public Certainty handedOver() {
    return obligation.handedOver();
  }

  /**
   * Returns whether, on all paths to this point, an exception was thrown since this method owes its
   * release; true where it does not owe it.
   */
  public boolean isUnwound() {
    return obligation.isUnwound();
  }

  public ResourceState released(int node) {
    return released(Typestate.released(node));
  }

  public ResourceState released(Typestate how) {
    return withTypestates(Typestates.released(typestates, how));
  }

  /** Returns this state after a release on some paths only. */
  public ResourceState maybeReleased(int node) {
    return maybeReleased(Typestate.released(node));
  }

  public ResourceState maybeReleased(Typestate how) {
    return join(released(how));
  }

  public ResourceState used() {
    return withTypestates(Typestates.used(typestates));
  }

  /** Returns this state where it holds nothing, if it is not released. */
  public ResourceState vacated() {
    return withTypestates(Typestates.vacated(typestates));
  }

  /** Returns this state after a call that may have put something into what was empty. */
  public ResourceState filled() {
    return withTypestates(Typestates.filled(typestates));
  }

  /** Returns this state restricted to the released or to the open typestates. */
  public ResourceState known(boolean isReleased) {
    return withTypestates(Typestates.only(typestates, isReleased));
  }

  /** Returns whether it can be released, or open. */
  public boolean canBe(boolean isReleased) {
    return isReleased ? mayBeReleased() : !isReleased();
  }

  public ResourceState maybeHandedOver() {
    return marked(marks.keptOutside(true)).possiblyHandedOver();
  }

  public ResourceState surelyHandedOver() {
    return givenTo(true);
  }

  public ResourceState handedOver(Certainty certainty, boolean isDoubtful) {
    return withUnsure(isDoubtful).with(obligation.handedOver(certainty));
  }

  /**
   * Returns this state after an addition to a container of the caller, which owns the container
   * with its content.
   */
  public ResourceState addedForCaller() {
    return givenTo(marks.isKeptOutside());
  }

  private ResourceState givenTo(boolean isOutside) {
    return marked(marks.keptOutside(isOutside)).with(obligation.handedOver(Certainty.YES));
  }

  public ResourceState unsure() {
    return surelyHandedOver().withUnsure(true);
  }

  /** Returns this state for a resource that a function reads which may run after this method. */
  public ResourceState captured() {
    return marked(marks.captured());
  }

  /** Returns this state for a resource that was handed over on some paths only. */
  public ResourceState possiblyHandedOver() {
    return with(obligation.handedOver(handedOver().join(Certainty.YES)));
  }

  /**
   * Returns this state after a call that tests whether it is released. The effects of the call
   * depend on the test, and so may its caller: no definite fact follows from an earlier release.
   */
  public ResourceState tested() {
    return mayBeReleased() ? unsure() : this;
  }

  public ResourceState ownedBy(Owner newOwner) {
    return with(obligation.unwound(isUnwound() && isOwed()).ownedBy(newOwner));
  }

  /** Returns this state owned by this method again, with an earlier handover undone. */
  public ResourceState takenBack() {
    return marked(marks.keptOutside(false)).with(Obligation.of(Owner.here()));
  }

  /** Returns this state for several objects. */
  public ResourceState ofMany() {
    return new ResourceState(typestates, obligation, isUnsure, true, marks, inside, viewed, type);
  }

  /** Returns whether it is a part of other resources, which a method of theirs has lent. */
  public boolean isPart() {
    return !viewed.isEmpty() && (type == null || type.container() == null);
  }

  /** Returns whether something that may keep it has got it, or it was released, since a state. */
  boolean isGivenUpSince(ResourceState before) {
    return !inside.equals(before.inside)
        || handedOver() != before.handedOver()
        || isUnsure != before.isUnsure
        || mayBeReleased() != before.mayBeReleased();
  }

  /** Returns whether code that keeps it has got it since a state. */
  boolean isHandedOverSince(ResourceState before) {
    return handedOver() == Certainty.YES && before.handedOver() != Certainty.YES;
  }

  /** Returns the state of the object as if it had just been created. */
  public ResourceState fresh() {
    ResourceState open = open(Owner.here()).typed(type);
    return isMany ? open.ofMany() : open;
  }

  /**
   * Returns this state after a weak reference to it is stored. A tensor that the garbage collector
   * releases is left to it by that, and whoever asks for it there must find it open.
   */
  public ResourceState heldWeakly(int node) {
    return isLeftToCollector() ? surelyHandedOver() : marked(marks.heldWeakly(node));
  }

  private boolean isLeftToCollector() {
    return type != null
        && type.model().kind() == ModelKind.TENSOR
        && type.model().release().isCollected();
  }

  /** Returns this state with a weak reference in an object that may be long-lived. */
  public ResourceState lasting() {
    return marked(marks.lasting());
  }

  /** Returns this state after an addition to a container or a removal from it. */
  public ResourceState within(ResourceId container, Certainty certainty) {
    return inside(inside.with(container, certainty));
  }

  /**
   * Returns the state of an element of a container after all of its elements were put in another.
   */
  public ResourceState copied(ResourceId source, ResourceId copy) {
    return inside(inside.copied(source, copy));
  }

  public ResourceState inside(Membership containers) {
    return new ResourceState(
        typestates, obligation, isUnsure, isMany, marks, containers, viewed, type);
  }

  /** Returns this container as a view: an addition to it is an addition to the others. */
  public ResourceState viewing(Set<ResourceId> others) {
    return new ResourceState(typestates, obligation, isUnsure, isMany, marks, inside, others, type);
  }

  /** Returns this state in some typestates. What was not owed before is owed from now on. */
  public ResourceState withTypestates(Set<Typestate> known) {
    Obligation now = obligation.unwound(isUnwound() && isOwed());
    return new ResourceState(known, now, isUnsure, isMany, marks, inside, viewed, type);
  }

  /** Returns this container after all elements left it. */
  public ResourceState emptied() {
    return marked(marks.emptied(typestates)).withTypestates(Set.of());
  }

  /** Returns this container after its released elements left it. */
  public ResourceState withoutReleased() {
    if (!mayBeReleased()) {
      return this;
    }
    Set<Typestate> released = Typestates.only(typestates, true);
    return (owner().isHere() ? this : marked(marks.emptied(released)))
        .withTypestates(Typestates.only(typestates, false));
  }

  /**
   * Returns whether it is a container that never had an element that is not tracked individually.
   */
  public boolean isVoid() {
    return typestates.isEmpty() && marks.left().isEmpty();
  }

  /** Returns this state after an assignment removed the last reference. */
  public ResourceState overwritten(int node) {
    return marked(marks.overwritten(node));
  }

  /** Returns the state of a container after a step that may have removed an element. */
  public ResourceState afterRemoval() {
    return owner().isHere() ? marked(marks.possiblyReduced()) : this;
  }

  /** Returns the state of a container after a step that may have replaced an element. */
  public ResourceState refilled() {
    return owner().isHere() ? this : marked(marks.refilled());
  }

  private ResourceState marked(Marks more) {
    return new ResourceState(typestates, obligation, isUnsure, isMany, more, inside, viewed, type);
  }

  /** Returns the nodes that store a weak reference to it. */
  public Set<Integer> weaklyHeldAt() {
    return marks.weaklyHeldAt();
  }

  /** Returns this state after a throw. */
  ResourceState unwound() {
    return with(obligation.unwound(true));
  }

  private ResourceState withUnsure(boolean isDoubtful) {
    return new ResourceState(
        typestates, obligation, isDoubtful, isMany, marks, inside, viewed, type);
  }

  private ResourceState with(Obligation changed) {
    return new ResourceState(typestates, changed, isUnsure, isMany, marks, inside, viewed, type);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ResourceState that
            && isUnsure == that.isUnsure
            && isMany == that.isMany
            && typestates.equals(that.typestates)
            && obligation.equals(that.obligation)
            && marks.equals(that.marks)
            && inside.equals(that.inside)
            && viewed.equals(that.viewed)
            && Objects.equals(type, that.type));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * typestates.hashCode() + obligation.hashCode()) + inside.hashCode();
  }
}
