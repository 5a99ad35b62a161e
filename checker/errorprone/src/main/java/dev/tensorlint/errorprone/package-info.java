// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** TensorLint inside javac: one Error Prone check for each rule, over the whole program. */
@NullMarked
package dev.tensorlint.errorprone;

import org.jspecify.annotations.NullMarked;
