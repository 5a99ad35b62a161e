// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

/**
 * What a method does to a field of its receiver, or to a static field.
 *
 * @param released whether what the field held is released
 * @param isUsed whether data of what it held is read
 * @param isAsked whether what it held is asked whether it is released
 * @param isOverwritten whether it may hold something else afterwards
 * @param emptied of a container: whether what was in it has left it; the rest is about that
 * @param isRefilled of a container: whether something else may have taken the place of an element
 * @param handedOver whether somebody else gets what it held: it is stored, returned, captured or
 *     passed to something unknown; matters where the method's object has no other owner
 * @param storedParameter parameter that it holds afterwards, {@link #NO_PARAMETER} for none
 */
public record FieldEffect(
    Certainty released,
    boolean isUsed,
    boolean isAsked,
    boolean isOverwritten,
    Certainty emptied,
    boolean isRefilled,
    Certainty handedOver,
    int storedParameter) {

  /** No parameter, or not the same on all ways. */
  public static final int NO_PARAMETER = -1;

  public static final FieldEffect NONE =
      new FieldEffect(
          Certainty.NO, false, false, false, Certainty.NO, false, Certainty.NO, NO_PARAMETER);

  /** The effect of putting something there of which nothing is known. */
  public static final FieldEffect OVERWRITTEN = stored(NO_PARAMETER);

  /** Returns the effect of putting a parameter there. */
  static FieldEffect stored(int parameter) {
    return new FieldEffect(
        Certainty.NO, false, false, true, Certainty.NO, false, Certainty.NO, parameter);
  }

  /**
   * Returns whether nothing is done to what it held, and nothing is known of what it holds then.
   */
  public boolean isPlain() {
    return !isUsed
        && !isAsked
        && storedParameter == NO_PARAMETER
        && released == Certainty.NO
        && emptied == Certainty.NO
        && !isRefilled
        && handedOver == Certainty.NO;
  }

  FieldEffect usedAlsoBy(boolean isUsedThere) {
    return new FieldEffect(
        released,
        isUsed || isUsedThere,
        isAsked,
        isOverwritten,
        emptied,
        isRefilled,
        handedOver,
        storedParameter);
  }

  FieldEffect givenAway() {
    return new FieldEffect(
        released,
        isUsed,
        isAsked,
        isOverwritten,
        emptied,
        isRefilled,
        Certainty.YES,
        storedParameter);
  }

  public FieldEffect join(FieldEffect other) {
    return new FieldEffect(
        released.join(other.released),
        isUsed || other.isUsed,
        isAsked || other.isAsked,
        isOverwritten || other.isOverwritten,
        emptied.join(other.emptied),
        isRefilled || other.isRefilled,
        handedOver.join(other.handedOver),
        storedParameter == other.storedParameter ? storedParameter : NO_PARAMETER);
  }
}
