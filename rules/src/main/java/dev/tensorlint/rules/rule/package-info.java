// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The contract of a rule. */
@NullMarked
package dev.tensorlint.rules.rule;

import org.jspecify.annotations.NullMarked;
