// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What people say in their code that should not be reported. */
@NullMarked
package dev.tensorlint.rules.suppression;

import org.jspecify.annotations.NullMarked;
