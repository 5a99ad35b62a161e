// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.tracking.Site;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run of a case showed.
 *
 * @param leakedTensors where the tensors that nobody closed were created
 * @param leakedOthers where the models, scopes and the like that nobody closed were created
 * @param failure what ended the program, null for none
 * @param failureLines lines of the case on the stack of the failure, the innermost first
 * @param collectingLines lines of the case on the way to each request for a garbage collection
 * @param buildingLines line for each creation of a model, session or the like, where that is asked
 */
public record Observation(
    Outcome outcome,
    List<Site> leakedTensors,
    List<Site> leakedOthers,
    @Nullable Throwable failure,
    List<Integer> failureLines,
    List<Integer> collectingLines,
    List<Integer> buildingLines) {

  public Observation {
    leakedTensors = List.copyOf(leakedTensors);
    leakedOthers = List.copyOf(leakedOthers);
    failureLines = List.copyOf(failureLines);
    collectingLines = List.copyOf(collectingLines);
    buildingLines = List.copyOf(buildingLines);
  }
}
