// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** From findings to reports. */
@NullMarked
package dev.tensorlint.report;

import org.jspecify.annotations.NullMarked;
