// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Tests of the javac front end and of the checks. */
@NullMarked
package dev.tensorlint.errorprone;

import org.jspecify.annotations.NullMarked;
