// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The JavaParser front end: finds sources, translates them, and lints them through the engine. */
@NullMarked
package dev.tensorlint.scanner;

import org.jspecify.annotations.NullMarked;
