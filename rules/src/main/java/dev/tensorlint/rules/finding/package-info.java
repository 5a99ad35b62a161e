// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What the engine reports: findings, their traces and their fixes. */
@NullMarked
package dev.tensorlint.rules.finding;

import org.jspecify.annotations.NullMarked;
