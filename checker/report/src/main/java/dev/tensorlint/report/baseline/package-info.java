// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Findings that are known and not told again. */
@NullMarked
package dev.tensorlint.report.baseline;

import org.jspecify.annotations.NullMarked;
