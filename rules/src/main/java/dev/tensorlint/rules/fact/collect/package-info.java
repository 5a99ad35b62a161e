// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Reads facts and summaries off a solved body. Each collector is one file and is discovered. */
@NullMarked
package dev.tensorlint.rules.fact.collect;

import org.jspecify.annotations.NullMarked;
