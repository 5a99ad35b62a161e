// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The Gradle plugin: tasks that lint the source sets of a project. Nothing here loads the linter:
 * it runs in a class loader of its own, in {@link dev.tensorlint.gradle.work}.
 */
@NullMarked
package dev.tensorlint.gradle;

import org.jspecify.annotations.NullMarked;
