// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report for the code quality widget of GitLab. */
@NullMarked
package dev.tensorlint.report.gitlab;

import org.jspecify.annotations.NullMarked;
