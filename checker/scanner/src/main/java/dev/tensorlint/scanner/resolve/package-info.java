// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: calls, which overload is meant, and what its type parameters stand for. */
@NullMarked
package dev.tensorlint.scanner.resolve;

import org.jspecify.annotations.NullMarked;
