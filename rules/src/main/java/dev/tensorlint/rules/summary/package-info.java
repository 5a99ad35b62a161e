// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What a method does to its parameters and its result. */
@NullMarked
package dev.tensorlint.rules.summary;

import org.jspecify.annotations.NullMarked;
