// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type as written, its names not looked up yet. */
public sealed interface TypeSyntax {

  /**
   * One name of a qualified type.
   *
   * @param arguments type arguments; empty also for a diamond
   */
  record Part(String name, List<TypeSyntax> arguments) {
    public Part {
      arguments = List.copyOf(arguments);
    }
  }

  /** A class or a type variable, qualified or not. */
  record Named(List<Part> parts) implements TypeSyntax {
    public Named {
      parts = List.copyOf(parts);
    }
  }

  record Array(TypeSyntax element) implements TypeSyntax {}

  /**
   * @param bound null for {@code ?}
   */
  record Wildcard(Type.Wildcard.Kind kind, @Nullable TypeSyntax bound) implements TypeSyntax {}

  /** {@code A & B}, or {@code A | B} in a catch. */
  record Several(List<TypeSyntax> types) implements TypeSyntax {
    public Several {
      types = List.copyOf(types);
    }
  }

  /** A type that needs no lookup: primitive, {@code void}, or implied by the language. */
  record Fixed(Type type) implements TypeSyntax {}

  /** {@code var}, or a lambda parameter without a type. */
  record Inferred() implements TypeSyntax {}
}
