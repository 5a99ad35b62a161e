// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells whether declarations, as written, speak of some names. */
public final class SyntaxWords {

  private final Set<String> names;

  public SyntaxWords(Set<String> names) {
    this.names = names;
  }

  /** Returns whether the head of a type speaks of one of the names. */
  public boolean areInHead(TypeSkeleton type) {
    return areIn(type.superclass())
        || anyIn(type.interfaces())
        || areInParameters(type.typeParameters());
  }

  public boolean areIn(FieldSkeleton field) {
    return areIn(field.type());
  }

  public boolean areIn(MethodSkeleton method) {
    return areIn(method.result())
        || anyIn(method.parameters())
        || anyIn(method.thrown())
        || areInParameters(method.typeParameters());
  }

  private boolean areInParameters(List<TypeParameterSyntax> parameters) {
    return parameters.stream().anyMatch(each -> anyIn(each.bounds()));
  }

  private boolean anyIn(List<TypeSyntax> types) {
    return types.stream().anyMatch(this::areIn);
  }

  private boolean areIn(@Nullable TypeSyntax type) {
    if (type instanceof TypeSyntax.Named t) {
      return t.parts().stream()
          .anyMatch(part -> names.contains(part.name()) || anyIn(part.arguments()));
    } else if (type instanceof TypeSyntax.Array t) {
      return areIn(t.element());
    } else if (type instanceof TypeSyntax.Wildcard t) {
      return areIn(t.bound());
    }
    return type instanceof TypeSyntax.Several t && anyIn(t.types());
  }
}
