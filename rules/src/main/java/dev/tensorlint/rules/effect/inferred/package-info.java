// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The parts of a summary that the engine infers from a body, and no lifecycle model states. */
@NullMarked
package dev.tensorlint.rules.effect.inferred;

import org.jspecify.annotations.NullMarked;
