// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * A method that draws the same as another one, with the same arguments, from a generator that is
 * made with a seed.
 *
 * @param generator binary name of the generator; its constructor takes the seed
 * @param method name of its method
 */
public record SeededDraw(String generator, String method) {}
