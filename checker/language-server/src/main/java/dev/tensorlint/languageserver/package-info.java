// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The language server: diagnostics as one types, quick fixes and pages of rules for editors. */
@NullMarked
package dev.tensorlint.languageserver;

import org.jspecify.annotations.NullMarked;
