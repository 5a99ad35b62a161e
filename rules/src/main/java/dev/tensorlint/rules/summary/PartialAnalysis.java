// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.Summary;
import java.util.function.Supplier;

/**
 * An analysis of a body of which only the summary is computed. Its facts are collected on demand: a
 * recursive method is analysed several times, and only the facts of the last analysis count.
 *
 * @param effects summary of the body
 * @param rest collects the results; may be called once
 */
record PartialAnalysis(Summary effects, Supplier<BodyAnalysis.Outcome> rest) {

  static PartialAnalysis of(BodyAnalysis.Outcome outcome) {
    return new PartialAnalysis(outcome.effects(), () -> outcome);
  }

  BodyAnalysis.Outcome finish() {
    return rest.get();
  }
}
