// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Tests of the texts that are kept from one run to the next. */
@NullMarked
package dev.tensorlint.scanner.texts;

import org.jspecify.annotations.NullMarked;
