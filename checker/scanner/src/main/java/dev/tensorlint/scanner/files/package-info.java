// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The files that a run can see. */
@NullMarked
package dev.tensorlint.scanner.files;

import org.jspecify.annotations.NullMarked;
