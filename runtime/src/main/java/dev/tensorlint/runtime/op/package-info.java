// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/**
 * Operations as values: what a tensor, a tape and a trace have in common. All of them are here and
 * immutable, and each has its result's type, its kernel and its gradient, which is written in
 * {@link dev.tensorlint.runtime.op.Differentiable}.
 */
@NullMarked
package dev.tensorlint.runtime.op;

import org.jspecify.annotations.NullMarked;
