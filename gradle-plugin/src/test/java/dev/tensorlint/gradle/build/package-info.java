// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Real builds, run by the Gradle that the API's jar contains. */
@NullMarked
package dev.tensorlint.gradle.build;

import org.jspecify.annotations.NullMarked;
