// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives a top-level class another binary name, and its members with it. Of the types in its
 * declarations, only those that the language implies hold binary names: those of an enum.
 */
record Renaming(String from, String to) {

  TypeSkeleton of(TypeSkeleton type) {
    String outer = type.outer();
    return new TypeSkeleton(
        name(type.name()),
        type.simpleName(),
        outer == null ? null : name(outer),
        type.flags(),
        type.typeParameters(),
        ofNullable(type.superclass()),
        type.interfaces(),
        type.fields().stream().map(this::of).toList(),
        type.methods().stream().map(this::of).toList(),
        type.types().stream().map(this::of).toList());
  }

  private String name(String binaryName) {
    boolean isOwn = binaryName.equals(from) || binaryName.startsWith(from + "$");
    return isOwn ? to + binaryName.substring(from.length()) : binaryName;
  }

  private FieldSkeleton of(FieldSkeleton field) {
    return new FieldSkeleton(field.name(), of(field.type()), field.flags());
  }

  private MethodSkeleton of(MethodSkeleton method) {
    return new MethodSkeleton(
        method.name(),
        method.offset(),
        method.flags(),
        method.typeParameters(),
        method.parameters(),
        of(method.result()),
        method.thrown());
  }

  private @Nullable TypeSyntax ofNullable(@Nullable TypeSyntax syntax) {
    return syntax == null ? null : of(syntax);
  }

  private TypeSyntax of(TypeSyntax syntax) {
    return syntax instanceof TypeSyntax.Fixed fixed
        ? new TypeSyntax.Fixed(of(fixed.type()))
        : syntax;
  }

  private Type of(Type type) {
    if (type instanceof Type.ClassType named) {
      List<Type> arguments = named.arguments().stream().map(this::of).toList();
      return new Type.ClassType(name(named.name()), arguments);
    }
    return type instanceof Type.ArrayType array ? new Type.ArrayType(of(array.element())) : type;
  }
}
