// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

@NullMarked
package dev.tensorlint.scanner.kept;

import org.jspecify.annotations.NullMarked;
