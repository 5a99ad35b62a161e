// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Earlier versions of a project, read from its Git repository. */
@NullMarked
package dev.tensorlint.report.git;

import org.jspecify.annotations.NullMarked;
