// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.List;

/** A type parameter as written. */
public record TypeParameterSyntax(String name, List<TypeSyntax> bounds) {
  public TypeParameterSyntax {
    bounds = List.copyOf(bounds);
  }
}
