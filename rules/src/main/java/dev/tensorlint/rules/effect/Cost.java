// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** The cost of building an object of a type, as a model states it. */
public enum Cost {
  /** An object for each use is what its library advises. */
  LIGHT,
  /** It is meant to be built once: building it takes far longer than using it. */
  HEAVY,
  /** The model does not say. */
  UNSTATED
}
