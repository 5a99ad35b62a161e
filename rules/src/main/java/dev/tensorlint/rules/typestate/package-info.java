// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The transfer functions: the effect of each instruction on a path state. */
@NullMarked
package dev.tensorlint.rules.typestate;

import org.jspecify.annotations.NullMarked;
