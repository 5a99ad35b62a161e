// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

/**
 * One step on the path to a bug.
 *
 * @param note what happens there, lower case, no full stop ({@code created here, owned by this
 *     method})
 */
public record TraceStep(Place place, String note) {}
