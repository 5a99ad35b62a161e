// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a program smaller as long as a disagreement of the same kind stays. */
final class Minimiser {

  /** How many reductions are linted in one go. */
  private static final int TOGETHER = 16;

  private final Trial trial;
  private final Disagreement disagreement;

  Minimiser(Trial trial, Disagreement disagreement) {
    this.trial = trial;
    this.disagreement = disagreement;
  }

  /** A program that cannot be made smaller, with what it shows. */
  record Smallest(Program program, Disagreement disagreement) {}

  Smallest minimise(Program program) {
    Smallest smallest = new Smallest(program, disagreement);
    Smallest before;
    do {
      before = smallest;
      smallest = pass(before);
    } while (!smallest.equals(before));
    return smallest;
  }

  /** Tries each reduction once; goes on behind one that succeeds. */
  private Smallest pass(Smallest from) {
    Smallest smallest = from;
    List<List<Node>> reductions = Reductions.of(from.program().members());
    int at = 0;
    while (at < reductions.size()) {
      int end = Math.min(reductions.size(), at + TOGETHER);
      Optional<Smallest> first = first(smallest.program(), reductions.subList(at, end));
      if (first.isEmpty()) {
        at = end;
      } else {
        at += Integer.parseInt(first.get().program().name().replaceAll(".*m", ""));
        smallest =
            new Smallest(
                first.get().program().with(from.program().name()), first.get().disagreement());
        reductions = Reductions.of(smallest.program().members());
      }
    }
    return smallest;
  }

  /** Returns the first reduction that shows it, named by its number. */
  private Optional<Smallest> first(Program program, List<List<Node>> reductions) {
    List<Program> candidates = new ArrayList<>();
    for (List<Node> each : reductions) {
      candidates.add(program.with(program.name() + "m" + candidates.size()).with(each));
    }
    candidates.removeIf(each -> !each.hasRun());
    return judged(candidates).stream()
        .flatMap(
            result ->
                result.disagreements().stream()
                    .filter(disagreement::isLike)
                    .limit(1)
                    .map(shown -> new Smallest(result.program(), shown)))
        .findFirst();
  }

  private List<Trial.Result> judged(List<Program> candidates) {
    List<Program> left = candidates;
    while (!left.isEmpty()) {
      try {
        return trial.of(left, disagreement.kind() == Disagreement.Kind.BAD_FIX);
      } catch (InMemoryClasses.DoesNotCompile e) {
        left = left.stream().filter(each -> !e.names().contains(each.name())).toList();
      }
    }
    return List.of();
  }
}
