// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A local variable, parameter, lambda parameter, resource, exception parameter or pattern variable.
 * Two are the same variable if they are equal: the span of the name distinguishes them.
 *
 * @param name its name
 * @param type declared or inferred type
 * @param annotations those of its declaration
 * @param nameSpan span of the name in its declaration
 */
public record Local(String name, TypeRef type, List<Annotation> annotations, Span nameSpan) {

  public Local {
    annotations = List.copyOf(annotations);
  }

  /** A variable without annotations. */
  public Local(String name, TypeRef type, Span nameSpan) {
    this(name, type, List.of(), nameSpan);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Local that
            && nameSpan.equals(that.nameSpan)
            && name.equals(that.name)
            && type.equals(that.type)
            && annotations.equals(that.annotations));
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + nameSpan.start();
  }
}
