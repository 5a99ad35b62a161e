// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The report for programs; {@code docs/report.schema.json} describes it. */
@NullMarked
package dev.tensorlint.report.json;

import org.jspecify.annotations.NullMarked;
