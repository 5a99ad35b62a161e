// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.BodyTraits;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.finding.Diagnostic;
import java.util.List;

/**
 * How much the analysis of some code has found.
 *
 * @param results the number of its results
 * @param incomplete the number of those that were not fully analysed
 * @param steps the work that they took
 * @param traits what is known of the code itself
 */
record CodeOutline(
    boolean hasFacts,
    boolean hasFields,
    boolean hasDiagnostics,
    int results,
    int incomplete,
    long steps,
    BodyTraits traits) {

  static CodeOutline of(List<ResultNode> results, List<Diagnostic> diagnostics, BodyTraits traits) {
    boolean hasFacts = false;
    boolean hasFields = false;
    int incomplete = 0;
    long steps = 0;
    for (ResultNode node : results) {
      hasFacts |= !node.result().facts().isEmpty();
      hasFields |= !node.result().fields().equals(FieldHistory.NONE);
      incomplete += node.result().isComplete() ? 0 : 1;
      steps += node.result().steps();
    }
    return new CodeOutline(
        hasFacts, hasFields, !diagnostics.isEmpty(), results.size(), incomplete, steps, traits);
  }

  CodeOutline with(BodyTraits known) {
    return new CodeOutline(hasFacts, hasFields, hasDiagnostics, results, incomplete, steps, known);
  }
}
