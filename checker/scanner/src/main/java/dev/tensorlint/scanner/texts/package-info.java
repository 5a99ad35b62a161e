// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: the texts of the sources and what they say, kept from one run to the next. */
@NullMarked
package dev.tensorlint.scanner.texts;

import org.jspecify.annotations.NullMarked;
