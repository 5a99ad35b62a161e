// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Tests of the translation's own promises. */
@NullMarked
package dev.tensorlint.errorprone.translate;

import org.jspecify.annotations.NullMarked;
