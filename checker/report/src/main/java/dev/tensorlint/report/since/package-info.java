// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What a change adds: findings compared with those of an earlier revision. */
@NullMarked
package dev.tensorlint.report.since;

import org.jspecify.annotations.NullMarked;
