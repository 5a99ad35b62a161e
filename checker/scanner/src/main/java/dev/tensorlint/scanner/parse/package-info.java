// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: JavaParser, from text to its tree, and from its tree to skeletons. */
@NullMarked
package dev.tensorlint.scanner.parse;

import org.jspecify.annotations.NullMarked;
