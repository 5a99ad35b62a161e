// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.Status;
import java.util.Map;

/**
 * What a run has done.
 *
 * @param modules by how they ended
 * @param levels of the dependencies
 * @param kept modules of which the outcome was there already
 * @param incomplete modules that were not analysed, or not in full
 * @param digest of all rows but costs: equal digests mean equal findings, diagnostics and summaries
 */
public record CorpusResult(
    Map<Status, Long> modules, int levels, int kept, int incomplete, long findings, String digest) {

  public CorpusResult {
    modules = Map.copyOf(modules);
  }
}
