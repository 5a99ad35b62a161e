// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/**
 * Which elements of which data a handle stands for. Handles of equal regions have the same elements
 * in the same order, whatever their shapes.
 *
 * @param data a number that no other data has
 * @param offset index of the first element
 * @param length number of elements
 */
public record DataRegion(long data, int offset, int length) {}
