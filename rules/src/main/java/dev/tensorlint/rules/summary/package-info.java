// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The analysis of bodies from callees to callers, and their summaries. */
@NullMarked
package dev.tensorlint.rules.summary;

import org.jspecify.annotations.NullMarked;
