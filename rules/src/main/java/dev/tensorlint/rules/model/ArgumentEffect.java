// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/** What a call does to one of its arguments, or to its receiver. */
public enum ArgumentEffect {
  /** Uses it and keeps nothing. */
  BORROWS,
  /** Takes the obligation to release it. */
  CONSUMES,
  /** Keeps a reference, the obligation stays with the caller. */
  RETAINS,
  /** Keeps a reference that does not hold it against the garbage collector. */
  HOLDS_WEAKLY,
  /** Releases it. */
  RELEASES,
  /** Releases the elements of the collection or array. */
  RELEASES_ELEMENTS,
  /** The result and it share one obligation: releasing either releases both. */
  WRAPS,
  /** Takes it out of its scope: the caller owns it from now on. */
  KEEPS,
  /** Puts it back into the innermost open scope, if there is one. */
  JOINS_SCOPE,
  /** Puts it under the receiver, which releases it. */
  ATTACHES_TO,
  /** Takes it from its owner: the caller owns it from now on. */
  DETACHES,
  /** Reads metadata only, legal after release. */
  METADATA,
  /**
   * Becomes an element of the receiver; of the result, where there is no receiver. A container
   * gives its elements.
   */
  ADDS,
  /** It was an element of the receiver, and is no longer. */
  LEAVES,
  /** All its elements leave it. */
  CLEARS,
  /** Others may take the place of its elements, and do of those that are released. */
  REFILLS
}
