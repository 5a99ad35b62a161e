// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Lints a corpus of modules on Apache Spark: the command line of {@code tensorlint corpus}. */
@NullMarked
package dev.tensorlint.scale;

import org.jspecify.annotations.NullMarked;
