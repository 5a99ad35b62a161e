// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.ir.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * What a method does to a parameter.
 *
 * @param isUsed whether data of it is read
 * @param isAsked whether it is asked whether it is released: what is done to it then may well be
 *     done only where it is not
 * @param released whether it is released
 * @param handedOver whether it is stored, returned, captured or passed to something unknown
 * @param isHeldWeakly whether it is put behind a weak reference
 * @param mayLast whether such a reference keeps it as long as something lives that may last
 * @param isUnsure whether something unknown had it in its hands
 * @param custody who owns it afterwards
 * @param emptied of a container: whether what was in it has left it; the rest is about that
 * @param added of a container or array: what is made and put into it
 */
public record ParameterEffect(
    boolean isUsed,
    boolean isAsked,
    Certainty released,
    Certainty handedOver,
    boolean isHeldWeakly,
    boolean mayLast,
    boolean isUnsure,
    Custody custody,
    Certainty emptied,
    Addition added) {

  public static final ParameterEffect NONE = lookedAt(false, false);

  /** The effect of a method that leaves it as it is. */
  static ParameterEffect lookedAt(boolean isUsed, boolean isAsked) {
    return new ParameterEffect(
        isUsed,
        isAsked,
        Certainty.NO,
        Certainty.NO,
        false,
        false,
        false,
        Custody.SAME,
        Certainty.NO,
        Addition.NONE);
  }

  ParameterEffect adding(Addition more) {
    return new ParameterEffect(
        isUsed,
        isAsked,
        released,
        handedOver,
        isHeldWeakly,
        mayLast,
        isUnsure,
        custody,
        emptied,
        more);
  }

  /** What goes into an array, a collection or an object of another class may be kept there. */
  static ParameterEffect notFollowed(TypeRef type) {
    boolean isValue = type.isPrimitive() || type.equals(TypeRef.STRING);
    return isValue ? NONE : NONE.stored();
  }

  ParameterEffect usedAlsoBy(boolean isUsedThere) {
    return new ParameterEffect(
        isUsed || isUsedThere,
        isAsked,
        released,
        handedOver,
        isHeldWeakly,
        mayLast,
        isUnsure,
        custody,
        emptied,
        added);
  }

  ParameterEffect stored() {
    return new ParameterEffect(
        isUsed,
        isAsked,
        released,
        Certainty.YES,
        isHeldWeakly,
        mayLast,
        isUnsure,
        custody,
        emptied,
        added);
  }

  ParameterEffect notReleased() {
    return new ParameterEffect(
        isUsed,
        isAsked,
        Certainty.NO,
        handedOver,
        isHeldWeakly,
        mayLast,
        isUnsure,
        custody,
        emptied,
        added);
  }

  public ParameterEffect join(ParameterEffect other) {
    return new ParameterEffect(
        isUsed || other.isUsed,
        isAsked || other.isAsked,
        released.join(other.released),
        handedOver.join(other.handedOver),
        isHeldWeakly || other.isHeldWeakly,
        mayLast || other.mayLast,
        isUnsure || other.isUnsure,
        custody.join(other.custody),
        emptied.join(other.emptied),
        added.join(other.added));
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof ParameterEffect other
            && isUsed == other.isUsed
            && isAsked == other.isAsked
            && released == other.released
            && handedOver == other.handedOver
            && isHeldWeakly == other.isHeldWeakly
            && mayLast == other.mayLast
            && isUnsure == other.isUnsure
            && custody == other.custody
            && emptied == other.emptied
            && added.equals(other.added));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * released.hashCode() + handedOver.hashCode()) + custody.hashCode();
  }
}
