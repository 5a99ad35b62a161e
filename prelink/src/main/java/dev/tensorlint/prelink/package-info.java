// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/**
 * Links lambdas, method references and the methods of records when TensorLint is built, instead of
 * whenever a process first gets there.
 */
@NullMarked
package dev.tensorlint.prelink;

import org.jspecify.annotations.NullMarked;
