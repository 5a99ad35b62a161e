// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Runs programs, and joins what happened with what was found. Meets the runtime only in the log of
 * a run.
 */
@NullMarked
package dev.tensorlint.validation;

import org.jspecify.annotations.NullMarked;
