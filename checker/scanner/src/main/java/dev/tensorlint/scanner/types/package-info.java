// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Front end: types and declarations as resolution needs them, from sources, class files and the
 * JDK, loaded on demand, the same whatever the order of the questions.
 */
@NullMarked
package dev.tensorlint.scanner.types;

import org.jspecify.annotations.NullMarked;
