// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import org.jspecify.annotations.Nullable;

/**
 * A way from one node to the next.
 *
 * @param target the node it leads to
 * @param isExceptional whether it is taken when the instruction throws
 * @param condition what holds when it is taken, null when nothing is known
 */
public record Edge(int target, boolean isExceptional, @Nullable Condition condition) {}
