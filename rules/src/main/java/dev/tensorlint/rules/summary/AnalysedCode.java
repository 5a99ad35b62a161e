// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.finding.Diagnostic;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was found in a procedure when it was last analysed. */
final class AnalysedCode implements Kept {

  private final Procedure procedure;
  private @Nullable Remembered remembered;
  private List<ResultNode> results = List.of();
  private List<Diagnostic> diagnostics = List.of();

  private AnalysedCode(Procedure procedure) {
    this.procedure = procedure;
  }

  static AnalysedCode of(Procedure procedure) {
    return procedure.kept(AnalysedCode.class, AnalysedCode::new);
  }

  /** Returns what was found in a procedure: first in itself, then in its lambdas. */
  static List<ResultNode> results(Procedure procedure) {
    return of(procedure).results;
  }

  /** Returns what kept it from being analysed. */
  List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** Returns what was found out about it when it was last analysed, null before that. */
  @Nullable Remembered remembered() {
    return remembered;
  }

  void remember(Remembered found) {
    remembered = found;
  }

  @Override
  public void outdate() {
    if (remembered != null) {
      remembered.outdate();
    }
    remembered = null;
  }

  /** Notes what was found in it, and returns whether it takes part in calls as before. */
  boolean found(BodyAnalysis.Outcome outcome, CallTargets targets) {
    diagnostics = outcome.diagnostics();
    List<BodyResult> inIt = outcome.results();
    if (inIt.size() != results.size()) {
      results = inIt.stream().map(each -> new ResultNode(each, procedure)).toList();
      return false;
    }
    boolean isLikeBefore = true;
    for (int i = 0; i < inIt.size(); i++) {
      isLikeBefore &= results.get(i).exchange(inIt.get(i), targets);
    }
    return isLikeBefore;
  }
}
