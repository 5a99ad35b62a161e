// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Writing XML. */
@NullMarked
package dev.tensorlint.report.xml;

import org.jspecify.annotations.NullMarked;
