// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/**
 * A call that the front end could not resolve. Nothing definite is ever concluded through it.
 *
 * @param name the called name, {@code <init>} for a constructor
 * @param owner erased type in which the front end searched for it: that of the receiver, the one
 *     named before the dot, the created one, or the enclosing class of an unqualified call; unknown
 *     if that type itself is not known
 */
public record UnresolvedMethod(String name, TypeRef owner) implements Callee {

  public UnresolvedMethod {
    owner = owner.erased();
  }
}
