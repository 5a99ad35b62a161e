// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What the tasks do, in the class loader of the linter. */
@NullMarked
package dev.tensorlint.gradle.work;

import org.jspecify.annotations.NullMarked;
