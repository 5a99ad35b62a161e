// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/**
 * The container that something is still in.
 *
 * @param name what people know it by
 * @param isGrowing whether each round of a loop, or each call, puts one more into it
 */
public record ContainerLabel(String name, boolean isGrowing) {}
