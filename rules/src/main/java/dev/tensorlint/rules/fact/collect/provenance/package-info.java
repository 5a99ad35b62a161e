// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Collectors of facts about where values come from: what is built again from the same things, drawn
 * without a seed, traced, or run on a sequence. None of these facts rests on a typestate.
 */
@NullMarked
package dev.tensorlint.rules.fact.collect.provenance;

import org.jspecify.annotations.NullMarked;
