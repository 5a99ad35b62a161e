// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Reads Gradle builds as text: settings, build scripts of both languages, version catalogs, lock
 * files and properties, as far as they are literal. Gradle is never started, and no script is
 * compiled or run.
 */
@NullMarked
package dev.tensorlint.project.gradle;

import org.jspecify.annotations.NullMarked;
