// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Analyses the bodies of a program from the bottom of the call graph up, and keeps their summaries.
 */
@NullMarked
package dev.tensorlint.rules.summary;

import org.jspecify.annotations.NullMarked;
