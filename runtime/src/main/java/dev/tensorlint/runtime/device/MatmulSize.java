// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The extents of a matrix product {@code [m, k] x [k, n] -> [m, n]}, all row-major.
 *
 * @param m rows of the left operand and of the result
 * @param k columns of the left operand, rows of the right one
 * @param n columns of the right operand and of the result
 */
public record MatmulSize(int m, int k, int n) {}
