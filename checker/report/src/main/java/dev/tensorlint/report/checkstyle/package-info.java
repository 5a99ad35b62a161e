// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report in the form of Checkstyle. */
@NullMarked
package dev.tensorlint.report.checkstyle;

import org.jspecify.annotations.NullMarked;
