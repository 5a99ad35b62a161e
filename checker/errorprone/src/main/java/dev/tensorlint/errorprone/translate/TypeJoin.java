// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Map;

/** The type of an expression with several arms, whatever the target of the expression is. */
final class TypeJoin {

  private static final List<String> NUMBERS =
      List.of("byte", "short", "char", "int", "long", "float", "double");
  private static final Map<String, String> BOXED =
      Map.of(
          "java.lang.Byte", "byte",
          "java.lang.Short", "short",
          "java.lang.Character", "char",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Float", "float",
          "java.lang.Double", "double",
          "java.lang.Boolean", "boolean");

  private final TypeOracle types;

  TypeJoin(TypeOracle types) {
    this.types = types;
  }

  /** Returns the common type; null arms do not count, numbers are promoted. */
  TypeRef of(List<TypeRef> arms) {
    List<TypeRef> counted = arms.stream().filter(t -> !t.equals(TypeRef.NULL)).distinct().toList();
    return switch (counted.size()) {
      case 0 -> arms.isEmpty() ? TypeRef.UNKNOWN : TypeRef.NULL;
      case 1 -> counted.get(0);
      default -> joined(counted);
    };
  }

  private TypeRef joined(List<TypeRef> arms) {
    if (arms.stream().anyMatch(TypeRef::isPrimitive)) {
      return promoted(arms);
    }
    return arms.stream()
        .filter(candidate -> arms.stream().allMatch(arm -> isBelow(arm, candidate)))
        .findFirst()
        .orElse(TypeRef.UNKNOWN);
  }

  private boolean isBelow(TypeRef arm, TypeRef candidate) {
    return arm.dimensions() == candidate.dimensions()
        && types.isSubtype(arm.name(), candidate.name());
  }

  private static TypeRef promoted(List<TypeRef> arms) {
    List<String> unboxed = arms.stream().map(TypeJoin::unboxed).distinct().toList();
    if (unboxed.size() == 1) {
      return TypeRef.of(unboxed.get(0));
    }
    if (!NUMBERS.containsAll(unboxed)) {
      return TypeRef.UNKNOWN;
    }
    int widest = unboxed.stream().mapToInt(NUMBERS::indexOf).max().orElseThrow();
    boolean needsInt = unboxed.contains("char") && widest < NUMBERS.indexOf("int");
    return TypeRef.of(needsInt ? "int" : NUMBERS.get(widest));
  }

  private static String unboxed(TypeRef arm) {
    return arm.isArray() ? "?" : BOXED.getOrDefault(arm.name(), arm.name());
  }
}
