// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;

/**
 * An annotation on a declaration.
 *
 * @param name simple name of its type
 * @param strings string constants among its values, in order; what is not a literal is left out
 * @param classes simple names of the class literals among its values, in order
 * @param span the whole annotation
 */
public record Annotation(String name, List<String> strings, List<String> classes, Span span) {

  public Annotation {
    strings = List.copyOf(strings);
    classes = List.copyOf(classes);
  }
}
