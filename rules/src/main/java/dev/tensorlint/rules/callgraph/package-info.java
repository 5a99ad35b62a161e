// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The bodies of a program, what they call, and the order in which they are analysed. */
@NullMarked
package dev.tensorlint.rules.callgraph;

import org.jspecify.annotations.NullMarked;
