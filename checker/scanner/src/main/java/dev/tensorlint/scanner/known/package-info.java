// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What is known of types of which neither sources nor classes are there. */
@NullMarked
package dev.tensorlint.scanner.known;

import org.jspecify.annotations.NullMarked;
