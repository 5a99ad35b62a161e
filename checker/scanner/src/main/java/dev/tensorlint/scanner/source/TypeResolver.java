// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Looks up written types. */
public final class TypeResolver {

  private final Types types;
  private final Consumer<String> unresolved;

  /**
   * @param unresolved told each name that means nothing
   */
  public TypeResolver(Types types, Consumer<String> unresolved) {
    this.types = types;
    this.unresolved = unresolved;
  }

  /** Returns the type, unknown when it or its class could not be found. */
  public Type resolve(TypeSyntax syntax, Scope scope) {
    if (syntax instanceof TypeSyntax.Named named) {
      return named(named, scope);
    } else if (syntax instanceof TypeSyntax.Array array) {
      return new Type.ArrayType(resolve(array.element(), scope));
    } else if (syntax instanceof TypeSyntax.Wildcard wildcard) {
      return wildcard(wildcard, scope);
    } else if (syntax instanceof TypeSyntax.Several several) {
      return new Type.Intersection(resolve(several.types(), scope));
    } else if (syntax instanceof TypeSyntax.Fixed fixed) {
      return fixed.type();
    }
    return Type.Special.UNKNOWN;
  }

  public List<Type> resolve(List<TypeSyntax> several, Scope scope) {
    return several.isEmpty()
        ? List.of()
        : several.stream().map(each -> resolve(each, scope)).toList();
  }

  private Type wildcard(TypeSyntax.Wildcard wildcard, Scope scope) {
    TypeSyntax bound = wildcard.bound();
    return bound == null
        ? Type.Wildcard.ANY
        : new Type.Wildcard(wildcard.kind(), resolve(bound, scope));
  }

  private Type named(TypeSyntax.Named named, Scope scope) {
    List<TypeSyntax.Part> parts = named.parts();
    List<Type> arguments = resolve(parts.get(parts.size() - 1).arguments(), scope);
    Type found =
        parts.size() == 1
            ? scope.type(parts.get(0).name())
            : lookUp(parts.stream().map(TypeSyntax.Part::name).toList(), scope);
    if (found == null) {
      unresolved.accept(parts.get(parts.size() - 1).name());
      return Type.Special.UNKNOWN;
    }
    return found instanceof Type.ClassType type && !arguments.isEmpty()
        ? new Type.ClassType(type.name(), arguments)
        : found;
  }

  /** Returns the type of a name, null when it means none. */
  public @Nullable Type lookUp(List<String> parts, Scope scope) {
    Type first = scope.type(parts.get(0));
    if (parts.size() == 1) {
      return first;
    }
    List<String> rest = parts.subList(1, parts.size());
    // The compiler takes the member types of its bound for those of a type variable.
    Type outer = first instanceof TypeVariable ? Erasure.of(first) : first;
    QualifiedNames names = new QualifiedNames(scope.unit().space(), types);
    String found =
        outer instanceof Type.ClassType type
            ? names.memberType(type.name(), String.join(".", rest))
            : names.binaryName(String.join(".", parts));
    return found == null ? null : Type.of(found);
  }

  /** Returns the written bounds, in order. */
  List<Type> bounds(TypeParameterSyntax parameter, Scope scope) {
    return new ArrayList<>(resolve(parameter.bounds(), scope));
  }

  Types types() {
    return types;
  }
}
