// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The Spark job: reads a manifest, analyses level by level, writes tables. */
@NullMarked
package dev.tensorlint.scale.job;

import org.jspecify.annotations.NullMarked;
