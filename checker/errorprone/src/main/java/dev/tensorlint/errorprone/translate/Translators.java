// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import java.util.function.Function;

/** Makes the translators of one unit, which all translate for each other through its context. */
record Translators(
    Function<UnitContext, Expressions> expressions,
    Function<UnitContext, Statements> statements,
    Function<UnitContext, Declarations> declarations) {}
