// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.typestate.FieldHistory;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Which results say something, in the order of the analysis; most say nothing. */
final class ResultIndex {

  private final NavigableMap<Integer, Procedure> withFacts = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> withFields = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> withDiagnostics = new TreeMap<>();
  private final NavigableMap<Integer, Procedure> incomplete = new TreeMap<>();

  /** Returns the same in another order, without what is no part of it. */
  ResultIndex in(Plan order) {
    ResultIndex moved = new ResultIndex();
    move(withFacts, moved.withFacts, order);
    move(withFields, moved.withFields, order);
    move(withDiagnostics, moved.withDiagnostics, order);
    move(incomplete, moved.incomplete, order);
    return moved;
  }

  private static void move(Map<Integer, Procedure> from, Map<Integer, Procedure> to, Plan order) {
    from.values().stream().filter(order::holds).forEach(each -> to.put(each.rank(), each));
  }

  /** Takes up what was found in some code. */
  void update(Procedure procedure) {
    note(withFacts, procedure, node -> !node.result().facts().isEmpty());
    note(withFields, procedure, node -> !node.result().fields().equals(FieldHistory.NONE));
    note(incomplete, procedure, node -> !node.result().isComplete());
    if (procedure.diagnostics().isEmpty()) {
      withDiagnostics.remove(procedure.rank());
    } else {
      withDiagnostics.put(procedure.rank(), procedure);
    }
  }

  private static void note(
      NavigableMap<Integer, Procedure> index, Procedure procedure, Predicate<ResultNode> says) {
    if (procedure.results().stream().anyMatch(says)) {
      index.put(procedure.rank(), procedure);
    } else {
      index.remove(procedure.rank());
    }
  }

  List<ResultNode> withFacts() {
    return nodes(withFacts);
  }

  List<ResultNode> withFields() {
    return nodes(withFields);
  }

  private static List<ResultNode> nodes(NavigableMap<Integer, Procedure> index) {
    return index.values().stream().flatMap(each -> each.results().stream()).toList();
  }

  List<Diagnostic> diagnostics() {
    return withDiagnostics.values().stream().flatMap(each -> each.diagnostics().stream()).toList();
  }

  /** Returns how many results are of code that was given up. */
  int incomplete() {
    return Math.toIntExact(
        nodes(incomplete).stream().filter(node -> !node.result().isComplete()).count());
  }
}
