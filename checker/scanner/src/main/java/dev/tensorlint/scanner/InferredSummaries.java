// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import java.util.List;

/**
 * What an analysis infers of the types of some sources.
 *
 * @param types by name; without local and anonymous classes
 * @param diagnostics what the user must know of the run, in {@link Diagnostic#ORDER}
 */
public record InferredSummaries(List<TypeSummaries> types, List<Diagnostic> diagnostics) {

  public InferredSummaries {
    types = List.copyOf(types);
    diagnostics = List.copyOf(diagnostics);
  }
}
