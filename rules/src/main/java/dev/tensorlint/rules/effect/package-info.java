// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The language in which methods are described: what a call does to its receiver, its arguments and
 * the fields of its object, and what it gives back. A lifecycle model is a summary that somebody
 * wrote; a summary is a model that the engine wrote.
 *
 * <p>It lies above {@code ir} and below {@code model}, which reads it from files, and {@code
 * typestate}, which infers it from bodies and applies it to path states.
 */
@NullMarked
package dev.tensorlint.rules.effect;

import org.jspecify.annotations.NullMarked;
