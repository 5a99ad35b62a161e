// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Which files can matter, told without parsing them. */
@NullMarked
package dev.tensorlint.scanner.relevance;

import org.jspecify.annotations.NullMarked;
