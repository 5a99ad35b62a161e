// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Bounds what an analysis may cost by counting its work, so that the same input ends the same. */
@NullMarked
package dev.tensorlint.rules.budget;

import org.jspecify.annotations.NullMarked;
