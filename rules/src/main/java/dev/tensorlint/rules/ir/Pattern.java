// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;

/** A pattern of {@code instanceof} or {@code case}. */
public sealed interface Pattern {

  Span span();

  /** Binds the matched value: {@code Type name}. */
  record Binding(Local local, Span span) implements Pattern {}

  /** Takes a record apart: {@code Type(p, q)}. */
  record Deconstruction(TypeRef type, List<Pattern> components, Span span) implements Pattern {
    public Deconstruction {
      components = List.copyOf(components);
    }
  }

  /** Matches and binds nothing: {@code _} or {@code Type _}. */
  record Unnamed(Span span) implements Pattern {}
}
