// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Suppressions: comments and annotations that name what is not to be reported. */
@NullMarked
package dev.tensorlint.rules.suppression;

import org.jspecify.annotations.NullMarked;
