// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: from JavaParser's tree to the IR, resolving on the way. */
@NullMarked
package dev.tensorlint.scanner.translate;

import org.jspecify.annotations.NullMarked;
