// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;

/**
 * A branch that a path takes, or one of two.
 *
 * @param at the first condition
 * @param when what holds where the path takes it, as in {@code `isLast` is false}
 */
public record Branch(Place at, String when) {}
