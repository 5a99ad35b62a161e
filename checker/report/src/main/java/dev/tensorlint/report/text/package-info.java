// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report for people: source excerpts with what happens where, in the manner of rustc. */
@NullMarked
package dev.tensorlint.report.text;

import org.jspecify.annotations.NullMarked;
