// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;

/** A method in which a class releases what it owns. */
public record ReleasingMethod(String name, Place at) {}
