// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Changes of a POM that keep its text. */
@NullMarked
package dev.tensorlint.maven.pom;

import org.jspecify.annotations.NullMarked;
