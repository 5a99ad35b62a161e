// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Measurements behind the claims about speed, as whole processes beside peers. */
@NullMarked
package dev.tensorlint.benchmarks;

import org.jspecify.annotations.NullMarked;
