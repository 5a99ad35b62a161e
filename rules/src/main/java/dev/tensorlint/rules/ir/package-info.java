// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The intermediate representation of a program: a closed, immutable tree that both front ends
 * build.
 */
@NullMarked
package dev.tensorlint.rules.ir;

import org.jspecify.annotations.NullMarked;
