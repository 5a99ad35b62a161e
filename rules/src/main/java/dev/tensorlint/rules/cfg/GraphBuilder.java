// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A graph under construction with a cursor: the node after which the next instruction is appended.
 * After a jump there is no cursor; nodes built then are unreachable.
 */
final class GraphBuilder {

  private static final int NOWHERE = -1;

  /** The cost of a node, which is stored and visited by each traversal of the graph. */
  private static final int NODE = Work.STEP / 10;

  private final Work work;

  private final List<Instr> instructions = new ArrayList<>();
  private final List<List<Edge>> edges = new ArrayList<>();
  private final Map<Span, Cfg.Deferred> deferred = new LinkedHashMap<>();
  private final Set<Integer> expectedFailures = new HashSet<>();
  private final Map<Integer, Integer> misuseHandlers = new HashMap<>();
  private final Set<Integer> expectingHandlers = new HashSet<>();
  private final Set<Integer> doubtful = new HashSet<>();
  private final Map<Integer, Map<String, Set<ThrowCondition>>> throwConditions = new HashMap<>();
  private final List<Cfg.Loop> loops = new ArrayList<>();
  private Map<Span, Inputs> inputs = Map.of();
  private boolean dependsOnInputs;
  private int cursor = NOWHERE;
  private int temporaries;

  GraphBuilder(Work work) {
    this.work = work;
  }

  Slot.Temporary temporary() {
    return new Slot.Temporary(temporaries++);
  }

  /** Returns the number of temporaries created so far. */
  int temporaries() {
    return temporaries;
  }

  boolean isReachable() {
    return cursor != NOWHERE;
  }

  int cursor() {
    return cursor;
  }

  /** Creates a node without incoming edges. */
  int node(Instr instr) {
    work.spend(NODE);
    instructions.add(instr);
    edges.add(new ArrayList<>());
    return instructions.size() - 1;
  }

  int join(Span span) {
    return node(new Instr.Join(span));
  }

  /** Appends an instruction after the cursor, moves the cursor to it, and returns its node. */
  int append(Instr instr) {
    int node = node(instr);
    if (isReachable()) {
      link(cursor, new Edge(node, null));
      cursor = node;
    }
    return node;
  }

  /** Adds an edge from the cursor to a node, and removes the cursor. */
  void jump(int target) {
    branch(target, null);
    stop();
  }

  /** Adds an edge from the cursor to a node under a condition. The cursor stays. */
  void branch(int target, @Nullable Condition condition) {
    if (isReachable()) {
      link(cursor, new Edge(target, condition));
    }
  }

  void exceptional(int from, int target, Collection<String> thrown) {
    Map<String, Set<ThrowCondition>> onlyIf = throwConditions.getOrDefault(from, Map.of());
    link(from, new Edge(target, List.copyOf(thrown), onlyIf, null));
  }

  /** Records on which conditions a node throws some of its exceptions. */
  void throwsOnlyIf(int node, Map<String, Set<ThrowCondition>> onlyIf) {
    throwConditions.put(node, onlyIf);
  }

  void stop() {
    cursor = NOWHERE;
  }

  /** Moves the cursor to a node. */
  void moveTo(int node) {
    cursor = node;
  }

  /** Restores a cursor that {@link #cursor} returned. */
  void restore(int formerCursor) {
    cursor = formerCursor;
  }

  private void link(int from, Edge edge) {
    List<Edge> out = edges.get(from);
    work.spend(1 + out.size());
    if (!out.contains(edge)) {
      out.add(edge);
    }
  }

  /** Returns the number of nodes. */
  int size() {
    return instructions.size();
  }

  /** Marks the nodes from a number on as expected to throw. */
  void expectFailure(int firstNode) {
    for (int node = firstNode; node < size(); node++) {
      expectedFailures.add(node);
    }
  }

  /** Records the clause that would catch the exception of a misuse in a node by its type. */
  void catchMisuse(int node, int handler) {
    misuseHandlers.put(node, handler);
  }

  /** Records that a clause completes normally, which shows that it expects its exception. */
  void expectMisuse(int handler) {
    expectingHandlers.add(handler);
  }

  private Set<Integer> misuses() {
    return misuseHandlers.entrySet().stream()
        .filter(caught -> expectingHandlers.contains(caught.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Records that a call may never return, because its callees are unknown. */
  void doubt(int node) {
    doubtful.add(node);
  }

  boolean isThrownTo(int target, int firstNode) {
    return edges.subList(firstNode, size()).stream()
        .flatMap(List::stream)
        .anyMatch(edge -> edge.isExceptional() && edge.target() == target);
  }

  /** Returns whether some call, from a node on, never ends normally. */
  boolean hasDeadEnd(int firstNode) {
    for (int node = firstNode; node < size(); node++) {
      if (instructions.get(node) instanceof Instr.Invoke
          && edges.get(node).stream().allMatch(Edge::isExceptional)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Removes what any call might throw from the edges to a clause, if a stated exception takes one
   * of them.
   *
   * @param always whether it is removed even if no stated exception takes one
   */
  void keepOnlyStated(int handler, boolean always, int firstNode) {
    List<List<Edge>> inside = edges.subList(firstNode, size());
    boolean isExplained =
        always
            || inside.stream()
                .flatMap(List::stream)
                .anyMatch(edge -> edge.target() == handler && edge.isExpected());
    for (List<Edge> out : isExplained ? inside : List.<List<Edge>>of()) {
      out.removeIf(edge -> edge.target() == handler && edge.isOnlyUnexpected());
      out.replaceAll(edge -> edge.target() == handler ? edge.withoutUnexpected() : edge);
    }
  }

  void loop(Cfg.Loop loop) {
    loops.add(loop);
  }

  void defer(Cfg.Deferred lambda) {
    deferred.putIfAbsent(lambda.lambda().span(), lambda);
  }

  /** Records that the analysis needs to know how the inputs of some call change. */
  void dependOnInputs() {
    dependsOnInputs = true;
  }

  boolean dependsOnInputs() {
    return dependsOnInputs;
  }

  void inputs(Map<Span, Inputs> known) {
    inputs = known;
  }

  Cfg build(int exit, int exceptionalExit) {
    return new Cfg(
        instructions,
        edges,
        exit,
        exceptionalExit,
        List.copyOf(deferred.values()),
        loops,
        new ExpectedFailures(instructions, edges, exceptionalExit)
            .expectations(expectedFailures, misuses(), doubtful),
        inputs);
  }
}
