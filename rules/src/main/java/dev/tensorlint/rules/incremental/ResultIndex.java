// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.finding.Diagnostic;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Which results say something, in the order of the analysis; most say nothing. */
public final class ResultIndex {

  private final NavigableMap<Integer, Procedure> withFacts = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> withFields = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> withDiagnostics = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> incomplete = new TreeMap<>();

  /** Returns the same in another order, without what is no part of it. */
  ResultIndex in(AnalysisSchedule order) {
    ResultIndex moved = new ResultIndex();
    move(withFacts, moved.withFacts, order);
    move(withFields, moved.withFields, order);
    move(withDiagnostics, moved.withDiagnostics, order);
    move(incomplete, moved.incomplete, order);
    return moved;
  }

  private static void move(
      Map<Integer, Procedure> from, Map<Integer, Procedure> to, AnalysisSchedule order) {
    from.values().stream().filter(order::holds).forEach(each -> to.put(each.rank(), each));
  }

  /** Takes up what was found in some code. */
  void update(Procedure procedure) {
    boolean hasFacts = false;
    boolean hasFields = false;
    boolean isIncomplete = false;
    for (ResultNode node : AnalysedCode.results(procedure)) {
      hasFacts |= !node.result().facts().isEmpty();
      hasFields |= !node.result().fields().equals(FieldHistory.NONE);
      isIncomplete |= !node.result().isComplete();
    }
    note(withFacts, procedure, hasFacts);
    note(withFields, procedure, hasFields);
    note(incomplete, procedure, isIncomplete);
    note(withDiagnostics, procedure, !AnalysedCode.of(procedure).diagnostics().isEmpty());
  }

  private static void note(
      NavigableMap<Integer, Procedure> index, Procedure procedure, boolean saysSomething) {
    if (saysSomething) {
      index.put(procedure.rank(), procedure);
    } else {
      index.remove(procedure.rank());
    }
  }

  public List<ResultNode> withFacts() {
    return nodes(withFacts);
  }

  public List<ResultNode> withFields() {
    return nodes(withFields);
  }

  private static List<ResultNode> nodes(NavigableMap<Integer, Procedure> index) {
    return index.values().stream().flatMap(each -> AnalysedCode.results(each).stream()).toList();
  }

  public List<Diagnostic> diagnostics() {
    return withDiagnostics.values().stream()
        .flatMap(each -> AnalysedCode.of(each).diagnostics().stream())
        .toList();
  }

  /** Returns how many results are of code that was given up. */
  public int incomplete() {
    return Math.toIntExact(
        nodes(incomplete).stream().filter(node -> !node.result().isComplete()).count());
  }
}
