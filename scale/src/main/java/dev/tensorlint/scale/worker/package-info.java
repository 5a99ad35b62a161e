// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Analyses one module at a time, in a process of its own that may fail. Knows no Spark. */
@NullMarked
package dev.tensorlint.scale.worker;

import org.jspecify.annotations.NullMarked;
