// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Locale;

/** Erasure of the Java Language Specification, section 4.6. */
public final class Erasure {

  private Erasure() {}

  public static Type of(Type type) {
    if (type instanceof Type.ClassType t) {
      return t.arguments().isEmpty() ? t : Type.of(t.name());
    } else if (type instanceof Type.ArrayType t) {
      return new Type.ArrayType(of(t.element()));
    } else if (type instanceof TypeVariable t) {
      return of(t.leftmostBound());
    } else if (type instanceof Type.Wildcard t) {
      return of(t.bound());
    } else if (type instanceof Type.Intersection t) {
      return of(t.components().get(0));
    } else if (type instanceof InferenceVariable t) {
      return of(t.parameter().leftmostBound());
    }
    return type;
  }

  /** Returns the erasures of types, such as of the parameters of a method: its signature. */
  public static List<Type> of(List<Type> types) {
    return types.isEmpty() ? List.of() : types.stream().map(Erasure::of).toList();
  }

  /** Returns the erasure as a type of the IR. */
  public static TypeRef ref(Type type) {
    Type erased = of(type);
    if (erased instanceof Type.ClassType t) {
      return TypeRef.of(t.name());
    } else if (erased instanceof Type.ArrayType t) {
      return ref(t.element()).arrayOf();
    } else if (erased instanceof Type.Primitive t) {
      return TypeRef.of(t.keyword());
    }
    return !erased.isKnown()
        ? TypeRef.UNKNOWN
        : TypeRef.of(erased.toString().toLowerCase(Locale.ROOT));
  }

  public static boolean same(List<Type> some, List<Type> others) {
    return some.size() == others.size() && of(some).equals(of(others));
  }
}
