// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.scanner.types.Conversions;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Types;
import java.util.List;
import java.util.Set;

/** The type of a conditional or switch expression from those of its arms, whatever its target. */
final class ArmTypes {

  private static final Set<Type.Primitive> SMALL =
      Set.of(Type.Primitive.BYTE, Type.Primitive.SHORT);

  private ArmTypes() {}

  /**
   * Returns an arm's type as the tree has it: functions and {@code this} without type arguments.
   */
  static Type shown(Typed arm) {
    if (arm.expr().type().equals(TypeRef.UNKNOWN)) {
      return Type.Special.UNKNOWN;
    }
    boolean isPlain =
        arm.expr() instanceof Expr.Lambda
            || arm.expr() instanceof Expr.MethodReference
            || arm.expr() instanceof Expr.This;
    return isPlain ? Erasure.of(arm.type()) : arm.type();
  }

  /** Returns the type that values of all arms have: JLS 15.25. */
  static Type joined(List<Type> arms, Types types) {
    List<Type> values = values(arms);
    boolean areNumbers = values.stream().allMatch(arm -> Conversions.unboxed(arm) != null);
    return values.size() > 1 && !areNumbers
        ? types.upperBounds().of(values)
        : of(arms, types.conversions());
  }

  private static List<Type> values(List<Type> arms) {
    return arms.stream().filter(arm -> arm != Type.Special.NULL).distinct().toList();
  }

  /** Returns the type that the tree shows. */
  static Type of(List<Type> arms, Conversions conversions) {
    List<Type> values = values(arms);
    if (values.isEmpty()) {
      return arms.isEmpty() ? Type.Special.UNKNOWN : Type.Special.NULL;
    } else if (values.size() == 1) {
      return values.get(0);
    } else if (values.stream().anyMatch(arm -> !arm.isKnown())) {
      return Type.Special.UNKNOWN;
    } else if (values.stream().allMatch(arm -> Conversions.unboxed(arm) != null)) {
      return number(values);
    }
    return common(values.stream().map(Conversions::boxed).toList(), conversions);
  }

  private static Type number(List<Type> arms) {
    List<Type.Primitive> kinds = arms.stream().map(Conversions::unboxed).distinct().toList();
    if (kinds.size() == 1) {
      return kinds.get(0);
    } else if (SMALL.containsAll(kinds)) {
      return Type.Primitive.SHORT;
    }
    return arms.stream().reduce(Conversions::promoted).orElseThrow();
  }

  private static Type common(List<Type> arms, Conversions conversions) {
    for (Type candidate : arms) {
      if (arms.stream().allMatch(arm -> conversions.isSubtype(arm, candidate))) {
        return candidate;
      }
    }
    return Type.Special.UNKNOWN;
  }
}
