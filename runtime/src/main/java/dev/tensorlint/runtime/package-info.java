// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * A small, honest tensor runtime: {@code float32} tensors whose lifecycle is exactly defined.
 *
 * <p>A {@link dev.tensorlint.runtime.Tensor} is a handle on shared data and is closed by whoever
 * owns it: the caller, or the innermost {@link dev.tensorlint.runtime.TensorScope}. Packages build
 * on each other in the order {@code tracking}, {@code task}, {@code device}, this one, {@code nn}.
 */
@NullMarked
package dev.tensorlint.runtime;

import org.jspecify.annotations.NullMarked;
