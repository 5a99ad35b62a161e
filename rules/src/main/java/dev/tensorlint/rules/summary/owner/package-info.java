// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Evidence in the text of classes: what their objects own, and how they release it. */
@NullMarked
package dev.tensorlint.rules.summary.owner;

import org.jspecify.annotations.NullMarked;
