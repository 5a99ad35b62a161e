// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** In which order modules are analysed, and what each outcome follows from. Knows no Spark. */
@NullMarked
package dev.tensorlint.scale.plan;

import org.jspecify.annotations.NullMarked;
