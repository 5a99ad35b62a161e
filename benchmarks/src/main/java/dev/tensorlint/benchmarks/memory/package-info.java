// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What tensors cost beside their data: JMH benchmarks and a soak of the runtime. */
@NullMarked
package dev.tensorlint.benchmarks.memory;

import org.jspecify.annotations.NullMarked;
