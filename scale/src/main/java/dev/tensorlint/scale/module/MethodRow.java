// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

/**
 * What the analysis of a method took.
 *
 * @param file path in the module
 * @param pathStates most path states at one point
 */
public record MethodRow(String method, String file, long steps, int pathStates) {}
