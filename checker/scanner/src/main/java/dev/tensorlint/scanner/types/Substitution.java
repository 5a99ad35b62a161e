// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Replaces type variables by types. Immutable. */
public final class Substitution {

  public static final Substitution NONE = new Substitution(Map.of());

  /** Types in a type; those that people write have some ten. */
  private static final int MOST_PARTS = 1_000;

  private final Map<Type, Type> replacements;

  private Substitution(Map<Type, Type> replacements) {
    this.replacements = replacements;
  }

  /** Returns the substitution of parameters by arguments; erases them when there are none. */
  public static Substitution of(List<TypeVariable> parameters, List<? extends Type> arguments) {
    if (parameters.isEmpty()) {
      return NONE;
    }
    Map<Type, Type> replacements = new HashMap<>();
    boolean raw = parameters.size() != arguments.size();
    for (int i = 0; i < parameters.size(); i++) {
      TypeVariable parameter = parameters.get(i);
      replacements.put(parameter, raw ? Erasure.of(parameter) : arguments.get(i));
    }
    return new Substitution(replacements);
  }

  public static Substitution of(Map<? extends Type, Type> replacements) {
    return new Substitution(Map.copyOf(replacements));
  }

  /** Returns the substitution that does this one and another one, for other variables, at once. */
  public Substitution and(Substitution other) {
    Map<Type, Type> all = new HashMap<>(other.replacements);
    all.putAll(replacements);
    return new Substitution(all);
  }

  public Type apply(Type type) {
    if (replacements.isEmpty()) {
      return type;
    } else if (type instanceof Type.ClassType t) {
      return t.arguments().isEmpty() ? t : new Type.ClassType(t.name(), arguments(t));
    } else if (type instanceof Type.ArrayType t) {
      return new Type.ArrayType(upper(apply(t.element())));
    } else if (type instanceof Type.Wildcard t) {
      return new Type.Wildcard(t.kind(), upper(apply(t.bound())));
    } else if (type instanceof Type.Intersection t) {
      return new Type.Intersection(t.components().stream().map(c -> upper(apply(c))).toList());
    }
    return replacements.getOrDefault(type, type);
  }

  /** A type that doubles with each step, as {@code Pair<T, T>} does, becomes a raw one. */
  private List<Type> arguments(Type.ClassType type) {
    List<Type> arguments = type.arguments().stream().map(this::apply).toList();
    return left(arguments, MOST_PARTS) < 0 ? List.of() : arguments;
  }

  /** Returns how many parts are left of some when these types are counted; below 0 when too few. */
  private static int left(List<Type> types, int parts) {
    int left = parts - types.size();
    for (int i = 0; i < types.size() && left >= 0; i++) {
      left = left(inside(types.get(i)), left);
    }
    return left;
  }

  private static List<Type> inside(Type type) {
    if (type instanceof Type.ClassType t) {
      return t.arguments();
    } else if (type instanceof Type.ArrayType t) {
      return List.of(t.element());
    } else if (type instanceof Type.Wildcard t) {
      return List.of(t.bound());
    }
    return type instanceof Type.Intersection t ? t.components() : List.of();
  }

  public List<Type> apply(List<Type> types) {
    return types.stream().map(this::apply).toList();
  }

  /** Returns the upper bound of a wildcard, any other type itself. */
  public static Type upper(Type type) {
    return type instanceof Type.Wildcard wildcard
        ? wildcard.kind() == Type.Wildcard.Kind.EXTENDS ? wildcard.bound() : Type.ClassType.OBJECT
        : type;
  }
}
