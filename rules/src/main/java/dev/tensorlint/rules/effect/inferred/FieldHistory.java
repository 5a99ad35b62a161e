// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import java.util.Optional;

/**
 * The events of one body that concern fields holding resources, of any object: what it stores in
 * them, and where their values go. Fields are identified as their classes declare them.
 */
public record FieldHistory(
    List<Store> stores,
    List<Passage> passages,
    List<Fill> fills,
    List<Loss> losses,
    List<Unready> unready,
    List<Content> contents,
    List<Skip> skips) {

  public static final FieldHistory NONE =
      new FieldHistory(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  public FieldHistory {
    stores = List.copyOf(stores);
    passages = List.copyOf(passages);
    fills = List.copyOf(fills);
    losses = List.copyOf(losses);
    unready = List.copyOf(unready);
    contents = List.copyOf(contents);
    skips = List.copyOf(skips);
  }

  /**
   * A value is stored in a field.
   *
   * @param owned resource that the body created, owned and handed to no other code; empty for any
   *     other value
   * @param isOwnedForSure whether the value is that resource on all paths
   * @param isEmpty whether it holds nothing yet, or a call must acquire it first
   * @param isOfOwnMade whether the value belongs, on all paths, to an owner that the body created
   *     or that a field of the object holds
   * @param parent field of the object whose value, when it or its content is released, releases
   *     this one; else empty
   * @param isScopable whether a scope of a caller would own it instead
   * @param isGift whether the body passes it to code that stores it; otherwise the body stores it
   *     itself
   * @param isPassedOn whether the value is a parameter, of which the callers of the body decide
   */
  public record Store(
      FieldKey field,
      Place at,
      Optional<ResourceInfo> owned,
      boolean isOwnedForSure,
      boolean isEmpty,
      boolean isOfOwnMade,
      Optional<FieldKey> parent,
      boolean isScopable,
      boolean isGift,
      boolean isPassedOn) {

    /** Returns this store of a value that is released with that of another field. */
    public Store releasedWith(FieldKey other) {
      return new Store(
          field,
          at,
          owned,
          isOwnedForSure,
          isEmpty,
          isOfOwnMade,
          Optional.of(other),
          isScopable,
          isGift,
          isPassedOn);
    }

    /** Returns whether nobody owes a release before a call acquires the value. */
    public boolean isAwaited() {
      return isEmpty
          && owned
              .map(ResourceInfo::model)
              .filter(model -> !model.beginsEmpty() && !model.release().isCollected())
              .isPresent();
    }

    /** Returns whether the body may release the value itself. */
    public boolean isLent() {
      return isGift && owned.isEmpty();
    }
  }

  /**
   * A change to the content of a container that a field holds.
   *
   * @param owned added resource that the body created, owned and handed to no other code; else
   *     empty
   * @param isSure for an addition, whether it is that resource on all paths; for a clearing,
   *     whether the content is open on all paths
   * @param isScopable whether a scope of a caller would own the addition
   */
  public record Content(
      FieldKey field,
      Event how,
      Place at,
      Optional<ResourceInfo> owned,
      boolean isSure,
      boolean isScopable) {

    /** The kinds of change. */
    public enum Event {
      ADDED,
      /** A parameter is added: what that is, the calls of the method show. */
      PASSED,
      /** The body passes the addition to a method that makes it. */
      GIVEN,
      /** All elements leave while some are open. */
      CLEARED,
      /** An element leaves while it may be open, and nothing gets it. */
      DROPPED,
      /** Some elements leave, or may leave, as where somebody else has made the container. */
      TAKEN
    }
  }

  /**
   * The value of a field is released or handed on, which ends or may end the field's duty.
   *
   * @param keptIn field of another object that keeps the value, when the body passes it to a
   *     constructor that only stores it; else empty
   */
  public record Passage(FieldKey field, Place at, How how, Optional<FieldKey> keptIn) {

    /** The kinds of passage. */
    public enum How {
      /** The value is released, and the field may hold no open value afterwards. */
      RELEASED,
      /** The value is released, and the field holds a new open value when the body ends. */
      REPLACED,
      /** The body returns the value, and the field still holds it. */
      RETURNED,
      /** The value is stored elsewhere, captured, or passed to code that may keep it. */
      GIVEN
    }
  }

  /**
   * A call gets the value that a field holds when the body begins, and may put something into it,
   * or it acquires the value of a field.
   */
  public record Fill(FieldKey field, Place at) {}

  /**
   * An assignment removes the last reference to an open value of the field.
   *
   * @param made lost resource when the body created it; empty when the field held it before
   * @param isOnEveryPath whether each path to the assignment loses a resource
   */
  public record Loss(
      FieldKey field, Place at, Optional<ResourceInfo> made, boolean isOnEveryPath) {}

  /**
   * A call throws before the body has released a field, and the body ends without releasing it.
   *
   * @param thrower text of the call
   * @param exceptions the checked exceptions that it declares
   * @param exit the normal exit at which it is open, if the exception is caught
   */
  public record Skip(
      FieldKey field, Place at, String thrower, List<String> exceptions, Optional<Place> exit) {
    public Skip {
      exceptions = List.copyOf(exceptions);
    }
  }

  /**
   * A call of a method of the same object while a field may hold no open value.
   *
   * @param method key of the called method
   */
  public record Unready(String method, FieldKey field) {}
}
