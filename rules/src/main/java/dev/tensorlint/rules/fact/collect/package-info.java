// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Derives facts and summaries from a solved body. Each collector is one file and is discovered. */
@NullMarked
package dev.tensorlint.rules.fact.collect;

import org.jspecify.annotations.NullMarked;
