// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The rules, one file each. */
@NullMarked
package dev.tensorlint.rules.rule.catalog;

import org.jspecify.annotations.NullMarked;
