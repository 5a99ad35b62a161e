// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Control-flow graphs built from the tree. */
@NullMarked
package dev.tensorlint.rules.cfg;

import org.jspecify.annotations.NullMarked;
