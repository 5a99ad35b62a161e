// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Facts that the analysis establishes about resources and computations; rules turn them into
 * findings.
 */
@NullMarked
package dev.tensorlint.rules.fact;

import org.jspecify.annotations.NullMarked;
