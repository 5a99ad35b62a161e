// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** The work of a run: what it costs, how much of it is allowed, and how far it is. */
@NullMarked
package dev.tensorlint.rules.work;

import org.jspecify.annotations.NullMarked;
