// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Least upper bounds: JLS 4.10.4, an intersection cut to its first component. */
public final class UpperBounds {

  private final TypeTable table;
  private final Supertypes supertypes;
  private final Conversions conversions;

  public UpperBounds(TypeTable table, Supertypes supertypes, Conversions conversions) {
    this.table = table;
    this.supertypes = supertypes;
    this.conversions = conversions;
  }

  /** Returns the least upper bound of reference types; primitive ones are boxed. */
  public Type of(List<Type> types) {
    Type bound = Type.Special.NULL;
    for (Type type : types) {
      bound = of(bound, Conversions.boxed(type));
    }
    return bound;
  }

  private Type of(Type a, Type b) {
    if (!a.isKnown() || !b.isKnown()) {
      return Type.Special.UNKNOWN;
    } else if (a.equals(b) || a == Type.Special.NULL) {
      return b;
    } else if (b == Type.Special.NULL || conversions.isSubtype(b, a)) {
      return a;
    } else if (conversions.isSubtype(a, b)) {
      return b;
    }
    return common(a, b);
  }

  private Type common(Type a, Type b) {
    Type.ClassType first = supertypes.membersOf(a);
    Type.ClassType second = supertypes.membersOf(b);
    if (first == null || second == null) {
      return Type.ClassType.OBJECT;
    }
    String name = commonClass(first.name(), second.name());
    if (name.equals("java.lang.Object")) {
      name = commonInterface(first.name(), second.name());
    }
    return parameterized(first, second, name);
  }

  private Type parameterized(Type.ClassType a, Type.ClassType b, String name) {
    Type.ClassType fromA = supertypes.asSuper(a, name);
    boolean agree = fromA != null && fromA.equals(supertypes.asSuper(b, name));
    return agree && fromA != null ? fromA : Type.of(name);
  }

  /** Returns the nearest superclass of one class that is a supertype of another one. */
  public String commonClass(String name, String other) {
    String candidate = name;
    while (!supertypes.isSubclass(other, candidate)) {
      String next = superclass(candidate);
      if (next == null) {
        return "java.lang.Object";
      }
      candidate = next;
    }
    return candidate;
  }

  private @Nullable String superclass(String name) {
    ClassInfo info = table.find(name);
    Type.ClassType superclass = info == null ? null : info.superclass();
    return superclass == null ? null : superclass.name();
  }

  private String commonInterface(String name, String other) {
    Set<String> shared = new LinkedHashSet<>(supertypes.closure(name));
    shared.retainAll(supertypes.closure(other));
    shared.remove("java.lang.Object");
    return shared.stream()
        .filter(each -> isMinimal(each, shared))
        .findFirst()
        .orElse("java.lang.Object");
  }

  private boolean isMinimal(String candidate, Set<String> among) {
    return among.stream()
        .noneMatch(each -> !each.equals(candidate) && supertypes.isSubclass(each, candidate));
  }
}
