// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.Summary;
import java.util.function.Supplier;

/**
 * The analysis of a body as far as its callers need it. What was found in it is drawn from it once
 * it is known that it holds: a recursive method is analysed several times, and only the last one
 * counts.
 *
 * @param effects what the body does
 * @param rest draws all that was found; may be asked once
 */
record PartialAnalysis(Summary effects, Supplier<BodyAnalysis.Outcome> rest) {

  static PartialAnalysis of(BodyAnalysis.Outcome outcome) {
    return new PartialAnalysis(outcome.effects(), () -> outcome);
  }

  BodyAnalysis.Outcome finish() {
    return rest.get();
  }
}
