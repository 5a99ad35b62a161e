// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The configuration in {@code tensorlint.yaml}, the same for every front end. */
@NullMarked
package dev.tensorlint.rules.config;

import org.jspecify.annotations.NullMarked;
