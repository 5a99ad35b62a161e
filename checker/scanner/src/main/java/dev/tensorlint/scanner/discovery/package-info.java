// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Driver: finds source files and opens the class path. */
@NullMarked
package dev.tensorlint.scanner.discovery;

import org.jspecify.annotations.NullMarked;
