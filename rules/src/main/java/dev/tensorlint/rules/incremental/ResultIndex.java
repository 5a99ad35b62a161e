// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.finding.Diagnostic;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The results that are not empty, in the order of the analysis; most results are empty. */
public final class ResultIndex {

  private final NavigableMap<Integer, Procedure> withFacts = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> withFields = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> withDiagnostics = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> incomplete = new TreeMap<>();

  /** Returns this index in another order, restricted to the code of that order. */
  ResultIndex in(AnalysisSchedule order) {
    ResultIndex moved = new ResultIndex();
    move(withFacts, moved.withFacts, order);
    move(withFields, moved.withFields, order);
    move(withDiagnostics, moved.withDiagnostics, order);
    move(incomplete, moved.incomplete, order);
    return moved;
  }

  boolean isEmpty() {
    return withFacts.isEmpty()
        && withFields.isEmpty()
        && withDiagnostics.isEmpty()
        && incomplete.isEmpty();
  }

  private static void move(
      Map<Integer, Procedure> from, Map<Integer, Procedure> to, AnalysisSchedule order) {
    from.values().stream().filter(order::holds).forEach(each -> to.put(each.rank(), each));
  }

  /** Adds or removes the results of some code. */
  void update(Procedure procedure) {
    CodeOutline outline = AnalysedCode.of(procedure).outline();
    note(withFacts, procedure, outline.hasFacts());
    note(withFields, procedure, outline.hasFields());
    note(incomplete, procedure, outline.incomplete() > 0);
    note(withDiagnostics, procedure, outline.hasDiagnostics());
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

  /** Returns the number of results of code that was not fully analysed. */
  public int incomplete() {
    return incomplete.values().stream()
        .mapToInt(each -> AnalysedCode.of(each).outline().incomplete())
        .sum();
  }
}
