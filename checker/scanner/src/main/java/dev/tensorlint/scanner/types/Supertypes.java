// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Answers what a type inherits from. Thread-safe. */
public final class Supertypes {

  private final TypeTable table;
  private final InheritanceCycles cycles;
  private final Map<String, Set<String>> closures = new ConcurrentHashMap<>();

  public Supertypes(TypeTable table) {
    this.table = table;
    this.cycles = new InheritanceCycles(table);
  }

  public InheritanceCycles cycles() {
    return cycles;
  }

  /**
   * Returns the type and all its supertypes as binary names, breadth first, superclass before
   * interfaces; empty when it is not known.
   */
  public Set<String> closure(String binaryName) {
    Set<String> known = closures.get(binaryName);
    if (known == null) {
      known = table.find(binaryName) == null ? Set.of() : collect(binaryName);
      closures.put(binaryName, known);
    }
    return known;
  }

  /** Forgets what was found out about a type that is declared anew. */
  void forget(String binaryName) {
    closures.remove(binaryName);
    cycles.forget(binaryName);
  }

  private Set<String> collect(String binaryName) {
    Set<String> names = new LinkedHashSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(binaryName));
    while (!waiting.isEmpty()) {
      String name = waiting.remove();
      ClassInfo info = names.add(name) ? table.find(name) : null;
      if (info != null) {
        direct(info).forEach(type -> waiting.add(type.name()));
      }
    }
    return names;
  }

  /** Returns whether all supertypes of a type are known. */
  public boolean isComplete(String binaryName) {
    return closure(binaryName).stream().allMatch(name -> table.find(name) != null);
  }

  private List<Type.ClassType> direct(ClassInfo info) {
    Type.ClassType superclass = info.superclass();
    if (cycles.contains(info)) {
      return info.name().equals(Type.ClassType.OBJECT.name())
          ? List.of()
          : List.of(Type.ClassType.OBJECT);
    } else if (superclass == null) {
      return info.interfaces();
    }
    List<Type.ClassType> types = new ArrayList<>(info.interfaces().size() + 1);
    types.add(superclass);
    types.addAll(info.interfaces());
    return types;
  }

  /** Returns the superclass of a type, null for {@code Object} and for what is not known. */
  Type.@Nullable ClassType superclass(String binaryName) {
    ClassInfo info = table.find(binaryName);
    if (info == null || info.superclass() == null) {
      return null;
    }
    return direct(info).stream().findFirst().orElse(null);
  }

  /** Returns the direct supertypes with the type's arguments put in; erased for a raw type. */
  public List<Type.ClassType> direct(Type.ClassType type) {
    ClassInfo info = table.find(type.name());
    if (info == null) {
      return List.of();
    }
    boolean isRaw = type.arguments().isEmpty() && !info.typeParameters().isEmpty();
    if (isRaw) {
      return direct(info).stream().map(each -> Type.of(each.name())).toList();
    }
    Substitution substitution = substitution(info, type);
    return direct(info).stream().map(each -> (Type.ClassType) substitution.apply(each)).toList();
  }

  /** Returns what replaces the type parameters of a class in one of its types. */
  public Substitution substitution(Type.ClassType type) {
    ClassInfo info = table.find(type.name());
    return info == null ? Substitution.NONE : substitution(info, type);
  }

  private static Substitution substitution(ClassInfo info, Type.ClassType type) {
    return Substitution.of(info.typeParameters(), type.arguments());
  }

  /** Returns the supertype of this name with its arguments, null when it is none. */
  public Type.@Nullable ClassType asSuper(Type type, String name) {
    if (type instanceof Type.ClassType t) {
      return asSuper(t, name);
    } else if (type instanceof TypeVariable t) {
      return firstAsSuper(t.bounds(), name);
    } else if (type instanceof Type.Intersection t) {
      return firstAsSuper(t.components(), name);
    } else if (type instanceof Type.Wildcard t) {
      return asSuper(Substitution.upper(t), name);
    }
    return null;
  }

  private Type.@Nullable ClassType firstAsSuper(List<Type> types, String name) {
    for (Type type : types) {
      Type.ClassType found = asSuper(type, name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private Type.@Nullable ClassType asSuper(Type.ClassType type, String name) {
    if (type.name().equals(name)) {
      return type;
    }
    if (!closure(type.name()).contains(name)) {
      return null;
    }
    return firstAsSuper(List.copyOf(direct(type)), name);
  }

  public boolean isSubclass(String binaryName, String of) {
    return binaryName.equals(of) || closure(binaryName).contains(of);
  }

  /** Returns the type with wildcards among its arguments replaced by their upper bounds. */
  public Type.ClassType withoutWildcards(Type.ClassType type) {
    if (type.arguments().stream().noneMatch(Type.Wildcard.class::isInstance)) {
      return type;
    }
    ClassInfo info = table.find(type.name());
    List<Type> arguments = new ArrayList<>();
    for (int i = 0; i < type.arguments().size(); i++) {
      Type argument = type.arguments().get(i);
      boolean bounded = info != null && i < info.typeParameters().size();
      Type bound = bounded && info != null ? info.typeParameters().get(i) : Type.ClassType.OBJECT;
      arguments.add(upper(argument, bound));
    }
    return new Type.ClassType(type.name(), arguments);
  }

  private static Type upper(Type argument, Type parameter) {
    if (!(argument instanceof Type.Wildcard wildcard)) {
      return argument;
    }
    boolean isUpper = wildcard.kind() == Type.Wildcard.Kind.EXTENDS;
    return isUpper ? wildcard.bound() : Erasure.of(parameter);
  }

  /** Returns the class whose members a value of a type has; null for primitive and unknown ones. */
  public Type.@Nullable ClassType membersOf(Type type) {
    if (type instanceof Type.ClassType t) {
      return withoutWildcards(t);
    } else if (type instanceof TypeVariable t) {
      return membersOf(t.leftmostBound());
    } else if (type instanceof Type.Wildcard t) {
      return membersOf(Substitution.upper(t));
    } else if (type instanceof Type.Intersection t) {
      return membersOf(t.components().get(0));
    }
    return type instanceof Type.ArrayType ? Type.ClassType.OBJECT : null;
  }
}
