// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.CallTargets;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.RetainedResult;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.BodyResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The results of the last analysis of a procedure. */
public final class AnalysedCode implements RetainedResult {

  private final Procedure procedure;
  private @Nullable MemoizedGroup remembered;
  private List<ResultNode> results = List.of();
  private List<Diagnostic> diagnostics = List.of();
  private @Nullable Earlier earlier;
  private @Nullable Earlier origin;

  /** What the analysis of another process found, read when it is asked for. */
  interface Earlier {

    List<ResultNode> results();

    List<Diagnostic> diagnostics();

    /** Returns how much there is of what. */
    CodeOutline outline();
  }

  private AnalysedCode(Procedure procedure) {
    this.procedure = procedure;
  }

  static AnalysedCode of(Procedure procedure) {
    return procedure.kept(AnalysedCode.class, AnalysedCode::new);
  }

  /** Returns the results of a procedure: its own first, then those of its lambdas. */
  public static List<ResultNode> results(Procedure procedure) {
    return of(procedure).read().results;
  }

  /** Returns the number of its results. */
  public static int size(Procedure procedure) {
    AnalysedCode code = of(procedure);
    return code.earlier == null ? code.results.size() : code.earlier.outline().results();
  }

  /** Returns the work that its results took. */
  public static long steps(Procedure procedure) {
    AnalysedCode code = of(procedure);
    return code.earlier == null
        ? code.results.stream().mapToLong(each -> each.result().steps()).sum()
        : code.earlier.outline().steps();
  }

  /** Returns how much there is of what. */
  CodeOutline outline() {
    return earlier == null
        ? CodeOutline.of(results, diagnostics, procedure.traits())
        : earlier.outline().with(procedure.traits());
  }

  /** Returns the diagnostics that say why it was not analysed. */
  List<Diagnostic> diagnostics() {
    return read().diagnostics;
  }

  void found(Earlier before) {
    earlier = before;
    origin = before;
  }

  /** Returns whether its results are those of an earlier analysis. */
  boolean isOf(Earlier before) {
    return origin == before && remembered != null;
  }

  /** Reads what an earlier analysis found, if that was not done yet. */
  AnalysedCode read() {
    Earlier before = earlier;
    if (before != null) {
      earlier = null;
      results = before.results();
      diagnostics = before.diagnostics();
    }
    return this;
  }

  /** Returns the group of its last analysis, null if there is none or it is outdated. */
  @Nullable MemoizedGroup remembered() {
    return remembered;
  }

  void remember(MemoizedGroup found) {
    remembered = found;
  }

  @Override
  public void outdate() {
    if (remembered != null) {
      remembered.outdate();
    }
    remembered = null;
  }

  /** Stores an outcome, and returns whether its role in the propagation of scopes is unchanged. */
  boolean found(BodyAnalysis.Outcome outcome, CallTargets targets) {
    read();
    origin = null;
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
