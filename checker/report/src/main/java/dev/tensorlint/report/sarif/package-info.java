// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report as SARIF 2.1.0. */
@NullMarked
package dev.tensorlint.report.sarif;

import org.jspecify.annotations.NullMarked;
