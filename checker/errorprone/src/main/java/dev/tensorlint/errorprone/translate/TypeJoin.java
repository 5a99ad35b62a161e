// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import static java.util.stream.Collectors.toMap;

import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Map;

/** The type of an expression with several arms, whatever the target of the expression is. */
final class TypeJoin {

  private static final List<String> NUMBERS =
      List.of("byte", "short", "char", "int", "long", "float", "double");
  private static final Map<String, String> UNBOXED =
      Map.of(
          "java.lang.Byte", "byte",
          "java.lang.Short", "short",
          "java.lang.Character", "char",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Float", "float",
          "java.lang.Double", "double",
          "java.lang.Boolean", "boolean");
  private static final Map<String, String> BOXED =
      UNBOXED.entrySet().stream().collect(toMap(Map.Entry::getValue, Map.Entry::getKey));

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
    if (arms.stream().allMatch(TypeJoin::isUnboxable)) {
      return promoted(arms);
    }
    List<TypeRef> boxed = arms.stream().map(TypeJoin::boxed).toList();
    return boxed.stream()
        .filter(candidate -> boxed.stream().allMatch(arm -> isBelow(arm, candidate)))
        .findFirst()
        .orElse(TypeRef.UNKNOWN);
  }

  private boolean isBelow(TypeRef arm, TypeRef candidate) {
    boolean isAnything = candidate.equals(TypeRef.OBJECT);
    return isAnything
        || (arm.dimensions() == candidate.dimensions()
            && types.isSubtype(arm.name(), candidate.name()));
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

  private static boolean isUnboxable(TypeRef arm) {
    return arm.isPrimitive() || (!arm.isArray() && UNBOXED.containsKey(arm.name()));
  }

  private static String unboxed(TypeRef arm) {
    return UNBOXED.getOrDefault(arm.name(), arm.name());
  }

  private static TypeRef boxed(TypeRef arm) {
    return arm.isPrimitive() ? TypeRef.of(BOXED.getOrDefault(arm.name(), arm.name())) : arm;
  }
}
