// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Class files that are checked themselves: what they are, and what is shown of them. */
@NullMarked
package dev.tensorlint.scanner.classes;

import org.jspecify.annotations.NullMarked;
