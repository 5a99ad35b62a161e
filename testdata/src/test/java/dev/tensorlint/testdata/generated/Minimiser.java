// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;
import java.util.Optional;

/** Makes a program smaller as long as a disagreement of the same kind stays. */
final class Minimiser {

  private final Disagreement disagreement;

  Minimiser(Disagreement disagreement) {
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
    } while (smallest != before);
    return smallest;
  }

  /** Tries each reduction once; goes on behind one that succeeds. */
  private Smallest pass(Smallest from) {
    Smallest smallest = from;
    List<List<Node>> reductions = Reductions.of(from.program().members());
    int at = 0;
    while (at < reductions.size()) {
      Program candidate = smallest.program().with(reductions.get(at));
      Optional<Disagreement> shown = shown(candidate);
      if (shown.isPresent()) {
        smallest = new Smallest(candidate, shown.get());
        reductions = Reductions.of(candidate.members());
      } else {
        at++;
      }
    }
    return smallest;
  }

  private Optional<Disagreement> shown(Program candidate) {
    if (!candidate.hasRun()) {
      return Optional.empty();
    }
    try {
      boolean isOfFix = disagreement.kind() == Disagreement.Kind.BAD_FIX;
      return Trial.of(List.of(candidate), isOfFix).stream()
          .flatMap(each -> each.disagreements().stream())
          .filter(disagreement::isLike)
          .findFirst();
    } catch (InMemoryClasses.DoesNotCompile e) {
      return Optional.empty();
    }
  }
}
