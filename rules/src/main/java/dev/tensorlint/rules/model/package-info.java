// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Lifecycle models: what a library's methods do to ownership. */
@NullMarked
package dev.tensorlint.rules.model;

import org.jspecify.annotations.NullMarked;
