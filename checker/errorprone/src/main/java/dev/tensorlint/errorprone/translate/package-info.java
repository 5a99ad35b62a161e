// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** From javac's attributed trees to the IR: syntax and types, and nothing else. */
@NullMarked
package dev.tensorlint.errorprone.translate;

import org.jspecify.annotations.NullMarked;
