// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type declaration without code.
 *
 * @param name binary name
 * @param outer binary name of the enclosing type of a member type, else null
 * @param superclass null when the language implies {@code Object}
 */
public record TypeSkeleton(
    String name,
    String simpleName,
    @Nullable String outer,
    int flags,
    List<TypeParameterSyntax> typeParameters,
    @Nullable TypeSyntax superclass,
    List<TypeSyntax> interfaces,
    List<FieldSkeleton> fields,
    List<MethodSkeleton> methods,
    List<TypeSkeleton> types) {

  public TypeSkeleton {
    typeParameters = List.copyOf(typeParameters);
    interfaces = List.copyOf(interfaces);
    fields = List.copyOf(fields);
    methods = List.copyOf(methods);
    types = List.copyOf(types);
  }
}
