// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What is kept between two analyses of a program that changes: results, their queries, and which
 * results an edit outdates.
 */
@NullMarked
package dev.tensorlint.rules.incremental;

import org.jspecify.annotations.NullMarked;
