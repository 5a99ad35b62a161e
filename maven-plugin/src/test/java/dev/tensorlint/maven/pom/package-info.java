// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
@NullMarked
package dev.tensorlint.maven.pom;

import org.jspecify.annotations.NullMarked;
