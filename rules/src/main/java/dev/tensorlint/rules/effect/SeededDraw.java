// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * The seeded equivalent of a method that draws from the implicit generator: a method of an explicit
 * generator that takes the same arguments.
 *
 * @param generator binary name of the generator; its constructor takes the seed
 * @param method name of its method
 */
public record SeededDraw(String generator, String method) {}
