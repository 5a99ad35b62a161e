// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a body as long as it stays the same, each null as long as nobody has asked.
 *
 * @param seedsRandom whether it sets the seed of an implicit generator of random numbers
 * @param sharesFunctions whether it hands over functions that several threads may run at once
 */
public record BodyTraits(@Nullable Boolean seedsRandom, @Nullable Boolean sharesFunctions) {

  /** Nobody has asked for anything. */
  public static final BodyTraits UNKNOWN = new BodyTraits(null, null);
}
