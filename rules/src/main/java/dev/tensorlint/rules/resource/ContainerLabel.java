// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/**
 * The label of the container that still holds a resource, for messages.
 *
 * @param name name of the container in the source
 * @param isGrowing whether each iteration of a loop, or each call, adds another element
 */
public record ContainerLabel(String name, boolean isGrowing) {}
