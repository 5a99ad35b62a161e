// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.scanner.types.Conversions;
import dev.tensorlint.scanner.types.Type;
import java.util.List;

/** The type of a conditional or switch expression from those of its arms, whatever its target. */
final class ArmTypes {

  private ArmTypes() {}

  static Type of(List<Type> arms, Conversions conversions) {
    List<Type> values = arms.stream().filter(arm -> arm != Type.Special.NULL).distinct().toList();
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
    Type type = arms.get(0);
    for (Type arm : arms.subList(1, arms.size())) {
      boolean same = Conversions.unboxed(type) == Conversions.unboxed(arm);
      Type.Primitive unboxed = Conversions.unboxed(type);
      type = same && unboxed != null ? unboxed : Conversions.promoted(type, arm);
    }
    return type;
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
