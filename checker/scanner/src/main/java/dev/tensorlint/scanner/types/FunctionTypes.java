// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the one abstract method of functional interfaces. Thread-safe. */
public final class FunctionTypes {

  private final TypeTable table;
  private final Supertypes supertypes;
  private final Members members;
  private final Map<String, Optional<String>> names = new ConcurrentHashMap<>();

  public FunctionTypes(TypeTable table, Supertypes supertypes, Members members) {
    this.table = table;
    this.supertypes = supertypes;
    this.members = members;
  }

  /** Returns the function type of a type, null when it is no functional interface. */
  public @Nullable FunctionType of(Type type) {
    if (!(type instanceof Type.ClassType target)) {
      return null;
    }
    String name =
        names.computeIfAbsent(target.name(), each -> Optional.ofNullable(find(each))).orElse(null);
    if (name == null) {
      return null;
    }
    Type.ClassType plain = parameterization(target);
    return members.methods(plain, name).stream()
        .filter(member -> member.method().isAbstract())
        .findFirst()
        .map(FunctionTypes::functionType)
        .orElse(null);
  }

  /** Forgets what was found out about a type that is declared anew. */
  void forget(String binaryName) {
    names.remove(binaryName);
  }

  private static FunctionType functionType(Member member) {
    Substitution substitution = member.substitution();
    return new FunctionType(
        member.method(),
        substitution.apply(member.method().parameters()),
        substitution.apply(member.method().returnType()));
  }

  /** Returns the type with its wildcards replaced: JLS 9.9, non-wildcard parameterization. */
  private Type.ClassType parameterization(Type.ClassType type) {
    List<Type> arguments = new ArrayList<>();
    for (Type argument : type.arguments()) {
      boolean isBounded =
          argument instanceof Type.Wildcard wildcard && wildcard.kind() == Type.Wildcard.Kind.SUPER;
      arguments.add(
          isBounded && argument instanceof Type.Wildcard wildcard ? wildcard.bound() : argument);
    }
    return supertypes.withoutWildcards(new Type.ClassType(type.name(), arguments));
  }

  private @Nullable String find(String name) {
    ClassInfo info = table.find(name);
    if (info == null || !info.isInterface()) {
      return null;
    }
    Set<String> candidates = new LinkedHashSet<>();
    for (String ancestor : supertypes.closure(name)) {
      ClassInfo declaring = table.find(ancestor);
      if (declaring != null && declaring.isInterface()) {
        declaring.methods().forEach(method -> candidates.add(method.name()));
      }
    }
    List<MethodInfo> abstractMethods =
        candidates.stream()
            .flatMap(each -> members.methods(name, each).stream())
            .filter(method -> method.isAbstract() && !isOfObject(method))
            .toList();
    return abstractMethods.size() == 1 ? abstractMethods.get(0).name() : null;
  }

  /** Returns whether {@code Object} has such a public method, which then does not count. */
  private boolean isOfObject(MethodInfo method) {
    return members.methods("java.lang.Object", method.name()).stream()
        .anyMatch(
            other ->
                Access.has(other.flags(), Access.PUBLIC)
                    && Erasure.same(other.parameters(), method.parameters()));
  }
}
