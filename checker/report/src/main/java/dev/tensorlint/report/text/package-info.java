// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The text report: source excerpts with a note at each place, in the style of rustc. */
@NullMarked
package dev.tensorlint.report.text;

import org.jspecify.annotations.NullMarked;
