// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;

/**
 * A local variable, parameter, lambda parameter, resource, exception parameter or pattern variable.
 * Two are the same variable when they are equal: the place of the name tells them apart.
 *
 * @param name its name
 * @param type declared or inferred type
 * @param nameSpan where the name stands in its declaration
 */
public record Local(String name, TypeRef type, Span nameSpan) {

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + nameSpan.start();
  }
}
