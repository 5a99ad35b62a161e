// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** Programs for tests, written as Java text and read with the compiler's public tree API. */
@NullMarked
package dev.tensorlint.rules.javatext;

import org.jspecify.annotations.NullMarked;
