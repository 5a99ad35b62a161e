// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** What the runtime's devices compute in a second, beside their peers. */
@NullMarked
package dev.tensorlint.benchmarks.device;

import org.jspecify.annotations.NullMarked;
