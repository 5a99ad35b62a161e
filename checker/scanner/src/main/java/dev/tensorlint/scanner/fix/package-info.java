// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Driver: applies the fixes of findings until there is nothing more to apply. */
@NullMarked
package dev.tensorlint.scanner.fix;

import org.jspecify.annotations.NullMarked;
