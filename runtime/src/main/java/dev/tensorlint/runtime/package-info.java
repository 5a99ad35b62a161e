// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * A small, honest tensor runtime: {@code float32} tensors whose lifecycle is exactly defined.
 *
 * <p>A {@link dev.tensorlint.runtime.Tensor} is a handle on shared data and is closed by whoever
 * owns it: the caller, or the innermost {@link dev.tensorlint.runtime.TensorScope}.
 *
 * <p>A package imports only lower ones. From below: {@code jfr}, {@code tracking}, {@code task},
 * {@code profile}, {@code device}, {@code memory}, {@code random.stream}, {@code op}, this one,
 * {@code random}, {@code safetensors}, {@code junit}, {@code grad}, {@code trace}, {@code train},
 * {@code nn}. The types of elements and shapes, {@link dev.tensorlint.runtime.DType} and {@link
 * dev.tensorlint.runtime.Shape}, are here, and the packages below use them.
 */
@NullMarked
package dev.tensorlint.runtime;

import org.jspecify.annotations.NullMarked;
