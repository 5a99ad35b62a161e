// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.incremental.ProgramQueries;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.Recursion;
import java.util.List;

/**
 * Analyses groups of methods, and stores their summaries. Each thread has its own.
 *
 * @param answers answers the queries of the bodies
 * @param recursionRounds maximum number of analyses of a recursive method
 */
record GroupAnalysis(
    ProgramIndex index, ProgramQueries answers, BodyAnalysis bodies, int recursionRounds) {

  /** Analyses a group: methods that call each other, or a single method. */
  List<BodyAnalysis.Outcome> analyse(List<Procedure> group) {
    if (isRecursive(group)) {
      List<Body> members = group.stream().map(Procedure::body).toList();
      return Recursion.analyse(bodies, answers.summaries(), members, recursionRounds);
    }
    BodyAnalysis.Outcome outcome = bodies.analyse(group.get(0).body());
    answers.note(group.get(0), outcome.effects());
    return List.of(outcome);
  }

  /** Mutually recursive methods form one group; for a single method its own calls decide. */
  private boolean isRecursive(List<Procedure> group) {
    return group.size() > 1 || group.get(0).callsItself(index.targets(), index.oracle());
  }
}
