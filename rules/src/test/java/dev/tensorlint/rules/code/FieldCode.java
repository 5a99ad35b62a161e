// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.source.Span;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A field to be written.
 *
 * @param value its initializer, null without one
 * @param suppressed rules in its {@code @SuppressWarnings}
 */
public record FieldCode(
    String type,
    String name,
    Set<Modifier> modifiers,
    @Nullable ExprCode value,
    List<String> suppressed) {

  public static FieldCode field(String type, String name) {
    return new FieldCode(type, name, Set.of(Modifier.PRIVATE), null, List.of());
  }

  public FieldCode with(ExprCode initializer) {
    return new FieldCode(type, name, modifiers, initializer, suppressed);
  }

  public FieldCode and(Modifier modifier) {
    EnumSet<Modifier> more = EnumSet.copyOf(modifiers);
    more.add(modifier);
    return new FieldCode(type, name, more, value, suppressed);
  }

  public FieldCode suppressing(String rule) {
    return new FieldCode(type, name, modifiers, value, List.of(rule));
  }

  boolean isStatic() {
    return modifiers.contains(Modifier.STATIC);
  }

  FieldDecl write(Draft draft) {
    List<Annotation> annotations = MethodCode.annotations(draft, suppressed, " ");
    draft.put(MethodCode.written(modifiers) + type + " ");
    Span nameSpan = draft.put(name);
    if (value != null) {
      draft.put(" = ");
    }
    Expr initializer = value == null ? null : value.write(draft);
    Span span = draft.since(nameSpan.start());
    draft.put(";");
    return new FieldDecl(
        draft.owner(), name, draft.type(type), modifiers, annotations, initializer, span, nameSpan);
  }
}
