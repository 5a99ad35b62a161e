// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: what is known of types of which neither sources nor class files are there. */
@NullMarked
package dev.tensorlint.scanner.known;

import org.jspecify.annotations.NullMarked;
