// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report as annotations of a GitHub Actions workflow. */
@NullMarked
package dev.tensorlint.report.github;

import org.jspecify.annotations.NullMarked;
