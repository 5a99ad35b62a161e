// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/**
 * A call that the front end could not resolve. Nothing definite is ever concluded through it.
 *
 * @param name the called name, {@code <init>} for a constructor
 */
public record UnresolvedMethod(String name) implements Callee {}
