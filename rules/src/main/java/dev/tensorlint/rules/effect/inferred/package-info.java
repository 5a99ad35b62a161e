// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The parts of a summary that only the engine infers; no lifecycle model states them. */
@NullMarked
package dev.tensorlint.rules.effect.inferred;

import org.jspecify.annotations.NullMarked;
