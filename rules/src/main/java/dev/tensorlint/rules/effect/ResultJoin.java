// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The least result that covers two results. Two arguments join to {@link ResultEffect.Kind#ONE_OF},
 * an operand and a new resource to the new one instead of the operand, two results of one relation
 * component by component, and any others to {@link ResultEffect#UNKNOWN}.
 */
record ResultJoin(ResultEffect one, ResultEffect other) {

  ResultEffect result() {
    if (one.isArgument() && other.isArgument() && !one.same().equals(other.same())) {
      return oneOf();
    }
    boolean areSingle = one.container() == null && other.container() == null;
    boolean areChildren =
        one.kind() == ResultEffect.Kind.CHILD_OF
            && other.kind() == one.kind()
            && one.from().equals(other.from());
    return areSingle && !areChildren && canBeNew(one) && canBeNew(other)
        ? new ResultJoin(withoutParent(one), withoutParent(other)).newOrOperand()
        : sameRelation();
  }

  private ResultEffect oneOf() {
    Set<Integer> positions = new HashSet<>(one.same());
    positions.addAll(other.same());
    return new ResultEffect(
        ResultEffect.Kind.ONE_OF,
        Operand.NONE,
        null,
        mayBeNull(),
        null,
        isHeldWeakly(),
        Size.UNSTATED,
        Map.of(),
        positions,
        Choice.FREE);
  }

  private boolean mayBeNull() {
    return one.mayBeNull() || other.mayBeNull();
  }

  private boolean isHeldWeakly() {
    return one.isHeldWeakly() || other.isHeldWeakly();
  }

  /** Returns whether a new resource instead is still one relation. */
  private static boolean canBeNew(ResultEffect result) {
    return result.isGiven() || isOfPool(result);
  }

  private static boolean isOfPool(ResultEffect result) {
    return result.kind() == ResultEffect.Kind.TAKEN_FROM && result.field() != null;
  }

  private static ResultEffect withoutParent(ResultEffect result) {
    return result.kind() == ResultEffect.Kind.CHILD_OF
        ? new ResultEffect(
            ResultEffect.Kind.FRESH,
            Operand.NONE,
            result.made(),
            result.mayBeNull(),
            result.container(),
            result.isHeldWeakly(),
            result.size(),
            result.parts(),
            result.among(),
            Choice.FREE)
        : result;
  }

  /**
   * Joins an operand and a new resource: a conversion may return its argument unconverted, and a
   * pool makes what it lacks.
   */
  private ResultEffect newOrOperand() {
    ResultEffect.Kind kind = isOld(one) ? other.kind() : one.kind();
    boolean isOneKind = other.kind() == kind || isOld(other);
    Operand from = one.from().equals(Operand.NONE) ? other.from() : one.from();
    boolean isOneOperand = other.from().equals(Operand.NONE) || other.from().equals(from);
    TypeModel made = one.made() == null ? other.made() : one.made();
    boolean isOneModel = other.made() == null || other.made().equals(made);
    return isOneKind && isOneOperand && isOneModel
        ? new ResultEffect(
            kind,
            from,
            made,
            mayBeNull(),
            null,
            isHeldWeakly(),
            sizeOfNew(),
            Map.of(),
            Set.of(),
            choice())
        : ResultEffect.UNKNOWN;
  }

  private static boolean isOld(ResultEffect result) {
    return result.isSame() || isOfPool(result);
  }

  /** An operand that may be the result instead says nothing about a new one. */
  private Size sizeOfNew() {
    if (one.isMade() && other.isMade()) {
      return one.size().join(other.size());
    }
    return one.isMade() ? one.size() : other.size();
  }

  /** A condition binds one of both only if it binds each that can be so. */
  private Choice choice() {
    if (!one.isMade() || !other.isMade()) {
      Choice ofNew = one.isMade() ? one.choice() : other.choice();
      return new Choice(ofNew.newOnlyIf(), Set.of());
    }
    if (!one.isNewOrArgument() || !other.isNewOrArgument()) {
      Choice ofGiven = one.isNewOrArgument() ? one.choice() : other.choice();
      return new Choice(Set.of(), ofGiven.givenOnlyIf());
    }
    return one.choice().join(other.choice());
  }

  private ResultEffect sameRelation() {
    boolean isSameRelation =
        one.kind() == other.kind()
            && one.parts().keySet().equals(other.parts().keySet())
            && one.from().equals(other.from())
            && one.among().equals(other.among())
            && (one.container() == null) == (other.container() == null)
            && Objects.equals(one.made(), other.made());
    return isSameRelation
        ? new ResultEffect(
            one.kind(),
            one.from(),
            one.made(),
            mayBeNull(),
            firstOf(one.container(), other.container()),
            isHeldWeakly(),
            one.size().join(other.size()),
            parts(),
            one.among(),
            one.choice().join(other.choice()))
        : ResultEffect.UNKNOWN;
  }

  /** Selects one of both deterministically: the class matters to messages only. */
  private static @Nullable String firstOf(@Nullable String one, @Nullable String other) {
    return one == null || other == null || one.compareTo(other) <= 0 ? one : other;
  }

  private Map<FieldKey, ResultEffect> parts() {
    Map<FieldKey, ResultEffect> joined = new HashMap<>();
    one.parts()
        .forEach(
            (field, part) ->
                joined.put(
                    field, part.join(other.parts().getOrDefault(field, ResultEffect.UNKNOWN))));
    return joined;
  }
}
