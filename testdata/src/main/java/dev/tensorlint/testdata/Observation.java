// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.tracking.Site;
import dev.tensorlint.validation.Line;
import dev.tensorlint.validation.RunLog;
import dev.tensorlint.validation.RunLog.Failure;
import dev.tensorlint.validation.RunLog.Leak;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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

  /** Returns what was seen as any run of a program tells it. */
  RunLog log(Case program) {
    String file = String.valueOf(program.file().getFileName());
    List<Leak> leaks = new ArrayList<>();
    leakedTensors.forEach(site -> leaks.add(new Leak("tensor", line(site))));
    leakedOthers.forEach(site -> leaks.add(new Leak("other", line(site))));
    return new RunLog(
        leaks,
        failure == null ? List.of() : List.of(failure(failure, file)),
        collectingLines.stream().map(number -> new Line(file, number, "")).toList(),
        buildingLines.stream().map(number -> built(program, file, number)).toList(),
        outcome.strains().contains(Outcome.Strain.DRAWS_IMPLICITLY),
        outcome.referent() == Outcome.WeakReferent.CLEARED,
        failure == null);
  }

  private static Line built(Case program, String file, int number) {
    return new Line(file, number, program.methodAround(number).orElse(""));
  }

  private Failure failure(Throwable thrown, String file) {
    Site closed = Site.UNKNOWN;
    boolean isOfScope = false;
    if (thrown instanceof TensorDisposedException read) {
      closed = read.tensor().closedAt();
      isOfScope = !read.tensor().closedBy().isEmpty();
    }
    List<String> types =
        Stream.iterate(thrown, one -> one != null, Throwable::getCause)
            .map(one -> one.getClass().getSimpleName())
            .toList();
    List<Line> stack = failureLines.stream().map(number -> new Line(file, number, "")).toList();
    return new Failure(types, String.valueOf(thrown.getMessage()), stack, isOfScope, line(closed));
  }

  private static Line line(Site site) {
    return new Line(site.file(), site.line(), site.method());
  }
}
