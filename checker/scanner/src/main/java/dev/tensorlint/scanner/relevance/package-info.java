// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: which files can matter, without parsing them. */
@NullMarked
package dev.tensorlint.scanner.relevance;

import org.jspecify.annotations.NullMarked;
