// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report as one page for a browser, which needs no network. */
@NullMarked
package dev.tensorlint.report.html;

import org.jspecify.annotations.NullMarked;
