// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** Gradients: variables, and tapes that record what is computed from them. */
@NullMarked
package dev.tensorlint.runtime.grad;

import org.jspecify.annotations.NullMarked;
