// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Summary;
import java.util.List;

/** The queries that the analysis of a group made to the rest of the program, and their results. */
final class QueryLog {

  private final List<Called> targets;
  private final List<Done> effects;
  private final Answers answers;
  private Versions versions;

  /** A call and what it can reach. */
  record Called(CallTarget target, CallTarget.Reached reached) {}

  /** A method and its summary. */
  record Done(Symbol method, Summary effects) {}

  /**
   * Version numbers of the query results that all methods share. If a number is unchanged, so are
   * its results.
   */
  record Versions(int targets, int fields, int values) {}

  /**
   * @param effects summaries of the methods that the targets can reach, except those of the group
   *     itself
   * @param answers of the other queries
   * @param versions versions of the shared results
   */
  QueryLog(List<Called> targets, List<Done> effects, Answers answers, Versions versions) {
    this.targets = targets;
    this.effects = effects;
    this.answers = answers;
    this.versions = versions;
  }

  List<Called> targets() {
    return targets;
  }

  List<Done> effects() {
    return effects;
  }

  Answers answers() {
    return answers;
  }

  /** Returns the versions for which the results are known to be valid. */
  Versions versions() {
    return versions;
  }

  void holdFor(Versions others) {
    versions = others;
  }
}
