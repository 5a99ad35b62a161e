// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report as results of tests. */
@NullMarked
package dev.tensorlint.report.junit;

import org.jspecify.annotations.NullMarked;
