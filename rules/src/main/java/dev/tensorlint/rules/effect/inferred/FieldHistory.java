// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect.inferred;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import java.util.Optional;

/**
 * What one body does to fields that hold resources, whichever object's they are: what it puts into
 * them, and which ways their values take. The fields are named as their classes declare them.
 */
public record FieldHistory(
    List<Store> stores,
    List<Passage> passages,
    List<Loss> losses,
    List<Unready> unready,
    List<Content> contents) {

  public static final FieldHistory NONE =
      new FieldHistory(List.of(), List.of(), List.of(), List.of(), List.of());

  public static FieldHistory of(List<Store> stores) {
    return new FieldHistory(stores, List.of(), List.of(), List.of(), List.of());
  }

  public FieldHistory {
    stores = List.copyOf(stores);
    passages = List.copyOf(passages);
    losses = List.copyOf(losses);
    unready = List.copyOf(unready);
    contents = List.copyOf(contents);
  }

  /**
   * A value is put into a field.
   *
   * @param owned what the body made, owned and had given to nobody else; empty for all other values
   * @param isOwnedForSure whether the value is that on all ways
   * @param isScopable whether a scope that a caller has opened would own it instead
   * @param isGift whether the body gives it to the constructor of the object; else it puts it there
   *     itself
   */
  public record Store(
      FieldKey field,
      Place at,
      Optional<ResourceInfo> owned,
      boolean isOwnedForSure,
      boolean isScopable,
      boolean isGift) {}

  /**
   * Something happens to the content of a container that a field holds.
   *
   * @param owned what is added, when the body made it, owned it and had given it to nobody else
   * @param isSure of what is added, whether it is that on all ways; of what is cleared, whether it
   *     is open on all ways
   * @param isScopable whether a scope that a caller has opened would own what is added
   */
  public record Content(
      FieldKey field,
      Event how,
      Place at,
      Optional<ResourceInfo> owned,
      boolean isSure,
      boolean isScopable) {

    /** What happens. */
    public enum Event {
      ADDED,
      /** All of it leaves while some is open. */
      CLEARED,
      /** Some of it leaves, or may leave. */
      TAKEN
    }
  }

  /**
   * The value of a field goes a way that ends the field's duty, or may do so.
   *
   * @param keptIn of what is given to the constructor of an object that only keeps it: the field
   *     that keeps it; else empty
   */
  public record Passage(FieldKey field, Place at, How how, Optional<FieldKey> keptIn) {

    /** The ways. */
    public enum How {
      /** It is released, and the field may be left without an open value. */
      RELEASED,
      /** It is released, and the field has a new open value when the body ends. */
      REPLACED,
      /** The body returns it, and the field goes on holding it. */
      RETURNED,
      /** It is stored elsewhere, captured, or passed to something that may keep it. */
      GIVEN
    }
  }

  /**
   * An assignment takes the last reference to what the field held, which is open.
   *
   * @param made what is lost when the body itself made it; empty when it is what the field held
   *     before
   * @param isOnEveryPath whether each way to the assignment loses something
   */
  public record Loss(
      FieldKey field, Place at, Optional<ResourceInfo> made, boolean isOnEveryPath) {}

  /**
   * A method of the same object is called while a field of it may hold nothing open.
   *
   * @param method key of the called method
   */
  public record Unready(String method, FieldKey field) {}
}
