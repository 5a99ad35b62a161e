// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.List;

/**
 * A method or constructor without its body.
 *
 * @param offset offset of its name, which tells it from all others of its file; -1 when it is not
 *     written
 */
public record MethodSkeleton(
    String name,
    int offset,
    int flags,
    List<TypeParameterSyntax> typeParameters,
    List<TypeSyntax> parameters,
    TypeSyntax result,
    List<TypeSyntax> thrown) {

  public MethodSkeleton {
    typeParameters = List.copyOf(typeParameters);
    parameters = List.copyOf(parameters);
    thrown = List.copyOf(thrown);
  }
}
