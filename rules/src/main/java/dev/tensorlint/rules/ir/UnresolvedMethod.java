// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/**
 * A call that the front end could not resolve. Nothing definite is ever concluded through it.
 *
 * @param name the called name, {@code <init>} for a constructor
 * @param owner erased type in which it was looked for: the receiver's, the one that is named before
 *     the dot, the created one, the enclosing class of a call that names none; unknown when that
 *     type itself is not known
 */
public record UnresolvedMethod(String name, TypeRef owner) implements Callee {

  public UnresolvedMethod {
    owner = owner.erased();
  }
}
