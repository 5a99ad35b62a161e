// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

/**
 * A place in a text, counted from 1.
 *
 * @param line line number, from 1
 * @param column column in UTF-16 units, from 1; a tab is one column
 */
public record Position(int line, int column) {}
