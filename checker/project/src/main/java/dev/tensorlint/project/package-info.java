// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What a project is: its modules, source folders and class path. Reads build files and runs nothing
 * of them.
 */
@NullMarked
package dev.tensorlint.project;

import org.jspecify.annotations.NullMarked;
