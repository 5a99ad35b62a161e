// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import java.util.function.Function;

/** Makes the translators of one file, which all translate for each other through its context. */
record Translators(
    Function<FileContext, Expressions> expressions,
    Function<FileContext, Statements> statements,
    Function<FileContext, Declarations> declarations) {}
