// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The command {@code tensorlint}. */
@NullMarked
package dev.tensorlint.cli;

import org.jspecify.annotations.NullMarked;
