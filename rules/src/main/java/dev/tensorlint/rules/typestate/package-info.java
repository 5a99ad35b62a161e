// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The lifecycle domain: path states, resources and what each instruction does to them. */
@NullMarked
package dev.tensorlint.rules.typestate;

import org.jspecify.annotations.NullMarked;
