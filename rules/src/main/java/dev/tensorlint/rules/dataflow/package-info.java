// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** A generic forward data-flow solver, independent of tensors. */
@NullMarked
package dev.tensorlint.rules.dataflow;

import org.jspecify.annotations.NullMarked;
