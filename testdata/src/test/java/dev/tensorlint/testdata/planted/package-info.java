// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** A whole program that is correct, and bugs that are planted in it one at a time. */
@NullMarked
package dev.tensorlint.testdata.planted;

import org.jspecify.annotations.NullMarked;
