// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What the analysis found out about a resource or a computation; rules turn facts into reports. */
@NullMarked
package dev.tensorlint.rules.fact;

import org.jspecify.annotations.NullMarked;
