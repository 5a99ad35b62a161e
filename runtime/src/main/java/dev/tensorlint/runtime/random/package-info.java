// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Random tensors, from an explicit generator or from the implicit one. */
@NullMarked
package dev.tensorlint.runtime.random;

import org.jspecify.annotations.NullMarked;
