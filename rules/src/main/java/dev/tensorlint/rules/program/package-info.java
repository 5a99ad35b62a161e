// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Checks that need the summaries of all bodies: ownership of fields, scopes around callers, growth.
 */
@NullMarked
package dev.tensorlint.rules.program;

import org.jspecify.annotations.NullMarked;
