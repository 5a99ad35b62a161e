// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A field, an enum constant or a record component.
 *
 * @param owner binary name of the declaring type
 * @param initializer its initial value, null without one
 * @param span whole declarator
 * @param nameSpan the name alone
 */
public record FieldDecl(
    String owner,
    String name,
    TypeRef type,
    Set<Modifier> modifiers,
    List<Annotation> annotations,
    @Nullable Expr initializer,
    Span span,
    Span nameSpan) {

  public FieldDecl {
    modifiers = Set.copyOf(modifiers);
    annotations = List.copyOf(annotations);
  }

  public boolean isStatic() {
    return modifiers.contains(Modifier.STATIC);
  }
}
