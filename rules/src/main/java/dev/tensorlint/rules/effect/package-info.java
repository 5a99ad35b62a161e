// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The effect language: the effects of a call on its receiver, its arguments, the fields of its
 * object and its result. A lifecycle model is a summary written by hand; an inferred summary is a
 * model written by the engine.
 *
 * <p>The package is above {@code ir}. It is below {@code model}, which reads summaries from files,
 * and {@code typestate}, which applies them to path states.
 */
@NullMarked
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.NullMarked;
