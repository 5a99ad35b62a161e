// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleBudget;

/**
 * What a run is asked for.
 *
 * @param manifest a path, or a URI that Hadoop knows
 * @param output a folder, likewise
 * @param retries whether modules are analysed again that ran out of time or memory, or were missing
 * @param broadcastLimit most bytes of summaries that every machine gets a copy of
 */
public record CorpusOptions(
    String manifest, String output, ModuleBudget budget, boolean retries, long broadcastLimit) {

  public static final long BROADCAST_LIMIT = 32L << 20;
}
