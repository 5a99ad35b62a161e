// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
@NullMarked
package dev.tensorlint.benchmarks;

import org.jspecify.annotations.NullMarked;
