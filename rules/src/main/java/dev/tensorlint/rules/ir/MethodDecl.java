// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.ir.Stmt.Block;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A method, constructor or initializer block with its source.
 *
 * @param kind what it is
 * @param ref how calls name it; an initializer is named {@code <clinit>} or {@code <instance>}
 * @param parameters its parameters; those of a compact constructor are the record's components
 * @param body its body, null if it has none
 * @param span whole declaration without its comment
 * @param nameSpan the name alone; for an initializer its opening brace
 */
public record MethodDecl(
    Kind kind,
    MethodRef ref,
    List<Local> parameters,
    Set<Modifier> modifiers,
    List<Annotation> annotations,
    @Nullable Block body,
    Span span,
    Span nameSpan) {

  /** The kinds of code that a type can declare. */
  public enum Kind {
    METHOD,
    CONSTRUCTOR,
    INSTANCE_INITIALIZER,
    STATIC_INITIALIZER
  }

  public MethodDecl {
    parameters = List.copyOf(parameters);
    modifiers = Set.copyOf(modifiers);
    annotations = List.copyOf(annotations);
  }

  public boolean has(Modifier modifier) {
    return modifiers.contains(modifier);
  }

  public boolean isInitializer() {
    return kind == Kind.INSTANCE_INITIALIZER || kind == Kind.STATIC_INITIALIZER;
  }
}
