// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The vocabulary of the analysis: resources, the sites that create them, the fields that hold them,
 * and their owners.
 */
@NullMarked
package dev.tensorlint.rules.resource;

import org.jspecify.annotations.NullMarked;
