// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Functions that are traced once for each type of their inputs and then run as graphs, and sessions
 * that run them.
 */
@NullMarked
package dev.tensorlint.runtime.trace;

import org.jspecify.annotations.NullMarked;
