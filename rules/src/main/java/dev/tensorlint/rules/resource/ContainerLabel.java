// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;

/**
 * The label of the container that still holds a resource, for messages.
 *
 * @param name name of the container in the source
 * @param created where it is created
 * @param isRecord whether it is an object with fields, each of which is released by itself
 * @param isGrowing whether each iteration of a loop, or each call, adds another element
 */
public record ContainerLabel(String name, Place created, boolean isRecord, boolean isGrowing) {}
