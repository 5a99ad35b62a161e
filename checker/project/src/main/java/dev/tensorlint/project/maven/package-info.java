// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Maven projects, read with Maven's own model builder and resolver as libraries. Maven is started
 * for trusted projects only.
 */
@NullMarked
package dev.tensorlint.project.maven;

import org.jspecify.annotations.NullMarked;
