// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What the analysis follows: resources, the places they come from, the fields that hold them, and
 * who owns them.
 */
@NullMarked
package dev.tensorlint.rules.resource;

import org.jspecify.annotations.NullMarked;
