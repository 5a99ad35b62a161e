// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What can be said only once all bodies are analysed: ownership of fields, scopes around callers,
 * growth.
 */
@NullMarked
package dev.tensorlint.rules.program;

import org.jspecify.annotations.NullMarked;
