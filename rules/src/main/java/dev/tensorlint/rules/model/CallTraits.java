// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.yaml.YamlFields;

/**
 * What a call is about, beside what becomes of the values that take part in it.
 *
 * @param heavy whether it builds something that is meant to be built once
 * @param predicts whether it gives an answer to its arguments, and leaves its receiver as it was
 *     but for the state that it keeps from call to call
 * @param resetsState whether it forgets the receiver's state
 * @param implicitRandom whether it draws from the implicit generator
 * @param seedsRandom whether it gives the implicit generator a seed
 */
public record CallTraits(
    boolean heavy,
    boolean predicts,
    boolean resetsState,
    boolean implicitRandom,
    boolean seedsRandom) {

  /** Nothing of all this. */
  public static final CallTraits NONE = new CallTraits(false, false, false, false, false);

  static CallTraits decode(YamlFields method) {
    return new CallTraits(
        method.flag("heavy"),
        method.flag("predicts"),
        method.flag("resets-state"),
        method.flag("implicit-random"),
        method.flag("seeds-random"));
  }
}
