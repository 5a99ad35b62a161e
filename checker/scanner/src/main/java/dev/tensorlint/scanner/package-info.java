// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The driver of the JavaParser front end: reads what {@code discovery} finds, runs the front end
 * over it, lints the program through the engine ({@link dev.tensorlint.scanner.Linter}), and keeps
 * one for an editor ({@link dev.tensorlint.scanner.Workspace}).
 *
 * <p>The front end, from sources and class files to the IR, are the packages {@code types}, {@code
 * resolve}, {@code known}, {@code source}, {@code relevance}, {@code parse} and {@code translate},
 * the lower first. It never imports the driver, which are {@code discovery}, this package and
 * {@code fix}.
 */
@NullMarked
package dev.tensorlint.scanner;

import org.jspecify.annotations.NullMarked;
