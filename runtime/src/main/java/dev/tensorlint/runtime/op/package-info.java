// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/**
 * Operations as values: what a tensor, a tape and a trace have in common. The family is closed, its
 * members are immutable, and each of them knows its result's type and what it computes.
 */
@NullMarked
package dev.tensorlint.runtime.op;

import org.jspecify.annotations.NullMarked;
