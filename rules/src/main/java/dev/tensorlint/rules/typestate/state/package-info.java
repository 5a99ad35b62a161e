// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * The abstract state of one path: values, resources with their typestates, open scopes and
 * computations in flight. Immutable; ordered and joined by the laws of a lattice.
 */
@NullMarked
package dev.tensorlint.rules.typestate.state;

import org.jspecify.annotations.NullMarked;
