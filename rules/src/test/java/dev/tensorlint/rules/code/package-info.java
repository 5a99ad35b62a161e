// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Programs for tests, without a parser: factories write Java text and its tree at once, so that
 * every node has its true place, over a toy library with a toy model.
 */
@NullMarked
package dev.tensorlint.rules.code;

import org.jspecify.annotations.NullMarked;
