// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Random numbers from a seed, without tensors: what the runtime itself and its users draw from. */
@NullMarked
package dev.tensorlint.runtime.random.stream;

import org.jspecify.annotations.NullMarked;
