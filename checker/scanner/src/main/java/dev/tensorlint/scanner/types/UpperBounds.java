// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static java.util.Comparator.comparing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Least upper bounds: JLS 4.10.4. */
public final class UpperBounds {

  private static final Type.ClassType SERIALIZABLE = Type.of("java.io.Serializable");

  private static final int DEEPEST = 8;
  private static final Set<String> ARRAYS = Set.of(SERIALIZABLE.name(), "java.lang.Cloneable");

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
    return of(types, List.of());
  }

  /**
   * @param within parameterizations whose arguments are being joined: what is nested in itself is
   *     cut off
   */
  private Type of(List<Type> types, List<List<Type>> within) {
    List<Type> some =
        types.stream()
            .filter(type -> type != Type.Special.NULL)
            .map(Conversions::boxed)
            .distinct()
            .toList();
    if (some.isEmpty()) {
      return Type.Special.NULL;
    } else if (!some.stream().allMatch(Type::isKnown)) {
      return Type.Special.UNKNOWN;
    } else if (some.size() == 1) {
      return some.get(0);
    } else if (some.stream().allMatch(Type.ArrayType.class::isInstance)) {
      return arrays(some, within);
    }
    return some.stream()
        .filter(type -> isPlainBound(type, some))
        .findFirst()
        .orElseGet(() -> common(some, within));
  }

  /** Parameterizations of one class may differ in their arguments. */
  private boolean isPlainBound(Type bound, List<Type> some) {
    boolean isPlain = !(bound instanceof Type.ClassType type) || type.arguments().isEmpty();
    return isPlain && some.stream().allMatch(type -> conversions.isSubtype(type, bound));
  }

  private Type arrays(List<Type> arrays, List<List<Type>> within) {
    List<Type> elements = arrays.stream().map(array -> ((Type.ArrayType) array).element()).toList();
    return elements.stream().anyMatch(Type::isPrimitive)
        ? SERIALIZABLE
        : new Type.ArrayType(of(elements, within));
  }

  private Type common(List<Type> some, List<List<Type>> within) {
    List<Type> components = new ArrayList<>();
    for (String name : candidates(some)) {
      components.add(parameterized(some, name, within));
    }
    return switch (components.size()) {
      case 0 -> Type.ClassType.OBJECT;
      case 1 -> components.get(0);
      default -> new Type.Intersection(components);
    };
  }

  /** Returns the minimal erased candidates, in the compiler's order. */
  private List<String> candidates(List<Type> some) {
    Set<String> shared = new LinkedHashSet<>(closure(some.get(0)));
    some.forEach(type -> shared.retainAll(closure(type)));
    shared.remove(Type.ClassType.OBJECT.name());
    Map<String, Integer> ranks = new HashMap<>();
    return shared.stream()
        .filter(each -> isMinimal(each, shared))
        .sorted(
            comparing(this::isInterface)
                .thenComparing(each -> -rank(each, ranks))
                .thenComparing(each -> !each.equals(SERIALIZABLE.name())))
        .toList();
  }

  private Set<String> closure(Type type) {
    if (type instanceof Type.ArrayType) {
      return ARRAYS;
    }
    Set<String> names = new LinkedHashSet<>();
    if (type instanceof Type.ClassType named) {
      names.add(named.name());
      names.addAll(supertypes.closure(named.name()));
    } else if (type instanceof TypeVariable variable) {
      variable.bounds().forEach(bound -> names.addAll(closure(bound)));
    } else if (type instanceof Type.Intersection several) {
      several.components().forEach(component -> names.addAll(closure(component)));
    }
    return names;
  }

  private boolean isInterface(String name) {
    ClassInfo info = table.find(name);
    return info != null && info.isInterface();
  }

  /**
   * The longest way to {@code Object} comes first.
   *
   * @param known ranks so far: there may be very many ways up
   */
  private int rank(String name, Map<String, Integer> known) {
    Integer rank = known.get(name);
    if (rank == null) {
      int longest = 0;
      for (Type.ClassType each : supertypes.direct(Type.of(name))) {
        longest = Math.max(longest, rank(each.name(), known));
      }
      rank = 1 + longest;
      known.put(name, rank);
    }
    return rank;
  }

  private Type parameterized(List<Type> some, String name, List<List<Type>> within) {
    List<List<Type>> arguments = some.stream().map(type -> arguments(type, name)).toList();
    int count = arguments.get(0).size();
    if (arguments.stream().anyMatch(each -> each.size() != count)) {
      return Type.of(name);
    }
    List<Type> joined = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int position = i;
      joined.add(
          argument(arguments.stream().map(each -> each.get(position)).toList(), some, within));
    }
    return new Type.ClassType(name, joined);
  }

  private List<Type> arguments(Type type, String name) {
    Type.ClassType found = supertypes.asSuper(type, name);
    return found == null ? List.of() : found.arguments();
  }

  /** The least containing type argument: JLS 4.10.4. */
  private Type argument(List<Type> arguments, List<Type> of, List<List<Type>> within) {
    List<Type> some =
        arguments.stream().filter(each -> each != Type.Special.OPEN).distinct().toList();
    if (some.size() <= 1) {
      return some.isEmpty() ? Type.Special.OPEN : some.get(0);
    } else if (within.contains(of) || within.size() == DEEPEST) {
      return Type.Wildcard.ANY;
    }
    List<List<Type>> inside = new ArrayList<>(within);
    inside.add(of);
    Type bound = of(some.stream().map(Substitution::upper).toList(), inside);
    return bound.isKnown() ? new Type.Wildcard(Type.Wildcard.Kind.EXTENDS, bound) : bound;
  }

  /** Returns the nearest superclass of one class that is a supertype of another one. */
  public String commonClass(String name, String other) {
    String candidate = name;
    while (!supertypes.isSubclass(other, candidate)) {
      Type.ClassType next = supertypes.superclass(candidate);
      if (next == null) {
        return "java.lang.Object";
      }
      candidate = next.name();
    }
    return candidate;
  }

  private boolean isMinimal(String candidate, Set<String> among) {
    return among.stream()
        .noneMatch(each -> !each.equals(candidate) && supertypes.isSubclass(each, candidate));
  }
}
