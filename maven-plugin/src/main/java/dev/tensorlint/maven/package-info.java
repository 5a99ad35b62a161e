// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The Maven plugin: lints a project's sources with the class path that Maven has resolved. */
@NullMarked
package dev.tensorlint.maven;

import org.jspecify.annotations.NullMarked;
