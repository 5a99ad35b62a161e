// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Known findings, which are not reported again. */
@NullMarked
package dev.tensorlint.report.baseline;

import org.jspecify.annotations.NullMarked;
