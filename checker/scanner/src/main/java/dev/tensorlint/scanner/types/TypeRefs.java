// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Turns types into those of the IR, as {@code docs/ir-conventions.md} has them. Equal types become
 * the same object, since a file has few types and many expressions. Thread-safe.
 */
public final class TypeRefs {

  private final Supertypes supertypes;
  private final Map<TypeRef, TypeRef> known = new ConcurrentHashMap<>();

  public TypeRefs(Supertypes supertypes) {
    this.supertypes = supertypes;
  }

  public TypeRef of(Type type) {
    TypeRef made = made(type);
    TypeRef same = known.putIfAbsent(made, made);
    return same == null ? made : same;
  }

  private TypeRef made(Type type) {
    if (type instanceof Type.ClassType t && !t.arguments().isEmpty()) {
      return parameterized(supertypes.withoutWildcards(t));
    } else if (type instanceof Type.ArrayType t) {
      return of(t.element()).arrayOf();
    } else if (type instanceof Type.Wildcard t) {
      return of(Substitution.upper(t));
    } else if (type instanceof Type.Intersection t) {
      return of(t.components().get(0));
    }
    return Erasure.ref(type);
  }

  private TypeRef parameterized(Type.ClassType type) {
    List<TypeRef> arguments = type.arguments().stream().map(this::of).toList();
    boolean inferred = arguments.stream().allMatch(TypeRef::isKnown);
    return inferred ? TypeRef.of(type.name(), arguments) : TypeRef.of(type.name());
  }
}
