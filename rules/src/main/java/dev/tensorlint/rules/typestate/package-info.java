// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The transfer functions: what each instruction does to the state of a path. */
@NullMarked
package dev.tensorlint.rules.typestate;

import org.jspecify.annotations.NullMarked;
