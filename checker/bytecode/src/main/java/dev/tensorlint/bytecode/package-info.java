// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Front end: class files become the intermediate representation that the source front ends build,
 * so that everything after it is shared. Control flow is restored to nested statements; constructs
 * that a compiler takes apart (loops over containers, {@code finally}, lambdas) are put together
 * again. No class is loaded.
 */
@NullMarked
package dev.tensorlint.bytecode;

import org.jspecify.annotations.NullMarked;
