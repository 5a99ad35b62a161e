// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Finds source files, and the class path of Maven projects. */
@NullMarked
package dev.tensorlint.scanner.discovery;

import org.jspecify.annotations.NullMarked;
