// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

/**
 * A method as a member of a type.
 *
 * @param substitution what replaces the type parameters of the declaring class there
 */
public record Member(MethodInfo method, Substitution substitution) {}
