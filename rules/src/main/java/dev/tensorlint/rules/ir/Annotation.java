// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;

/**
 * An annotation on a declaration.
 *
 * @param name simple name of its type
 * @param strings string literals among its values, in order
 * @param classes simple names of the class literals among its values, in order
 * @param constants names of fields among its values, in order; other values are omitted
 * @param span the whole annotation
 */
public record Annotation(
    String name,
    List<String> strings,
    List<String> classes,
    List<Expr.FieldRef> constants,
    Span span) {

  public Annotation {
    strings = List.copyOf(strings);
    classes = List.copyOf(classes);
    constants = List.copyOf(constants);
  }

  /** An annotation whose values are strings and classes. */
  public Annotation(String name, List<String> strings, List<String> classes, Span span) {
    this(name, strings, classes, List.of(), span);
  }
}
