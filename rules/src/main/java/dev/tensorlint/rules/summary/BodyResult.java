// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.MethodAnalysis.OwnCall;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the analysis of one body found.
 *
 * @param facts what was found; the scope context is known only when all callers are
 * @param isComplete whether it was analysed within the step budget
 * @param opensScope whether it opens a scope somewhere
 */
record BodyResult(
    Body body, List<Fact> facts, List<OwnCall> calls, boolean opensScope, boolean isComplete) {

  @Override
  public int hashCode() {
    return body.hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BodyResult result && body.equals(result.body);
  }

  static BodyResult notAnalysed(Body body) {
    return new BodyResult(body, List.of(), List.of(), false, false);
  }
}
