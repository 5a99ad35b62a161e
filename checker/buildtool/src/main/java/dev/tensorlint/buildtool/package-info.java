// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * A check as a build tool runs it: its settings, what it writes to the log and to files, and
 * whether the build goes on. The plugins of Maven and Gradle translate their parameters into it.
 */
@NullMarked
package dev.tensorlint.buildtool;

import org.jspecify.annotations.NullMarked;
