// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.CfgBuilder;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.dataflow.Solver;
import dev.tensorlint.rules.typestate.Construction;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.work.Work;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The transfer function has no side effects, on the states of all bodies of the test programs: what
 * it returns depends on the instruction and the state alone, and it changes no object.
 */
final class TransferPurityTest {

  private static final int PATH_STATES = 8;

  /** A body with more states is left to the comparison step by step. */
  private static final int MOST_STATES = 2_000;

  /**
   * Results that are kept: they depend on the graph, on a call, or on a call and a state, alone.
   */
  private static final Set<String> CACHES =
      Set.of(
          "CallSummaries.known",
          "CallSummaries.cached",
          "CallSummaries.cachedByCall",
          "CallTransfer.cached",
          "LoopHeads.byIteration",
          "Regions.handedOn",
          "UnseenCalls.opened",
          "UnseenCalls.read");

  /** One application of the transfer function. */
  private record Step(int node, Edge edge, PathState before) {}

  private static List<String> programs() {
    return ProgramsTest.names();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void equalStatesHaveEqualResults(String program) throws IOException {
    for (MethodContext context : contexts(program)) {
      Transfer transfer = new Transfer(context);
      Map<Step, List<PathState>> first = results(transfer, steps(context, transfer));
      Map<Step, List<PathState>> again = results(transfer, new ArrayList<>(first.keySet()));
      assertEquals(first, again, context.name() + " again");
      List<Step> shuffled = new ArrayList<>(first.keySet());
      Collections.shuffle(shuffled, new Random(7));
      Map<Step, List<PathState>> other = results(new Transfer(context), shuffled);
      assertEquals(first, other, context.name() + " by one that has taken no step before");
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void stepsChangeNoObject(String program) throws IOException {
    for (MethodContext context : contexts(program)) {
      Transfer transfer = new Transfer(context);
      Map<String, String> before = Snapshot.of(transfer);
      List<Step> steps = steps(context, transfer);
      List<String> states = steps.stream().map(step -> step.before().toString()).toList();
      results(transfer, steps);
      assertEquals(states, steps.stream().map(step -> step.before().toString()).toList());
      assertEquals(before, Snapshot.of(transfer), context.name());
    }
  }

  /** Without a bound on path states, the reached states do not depend on the order of the edges. */
  @ParameterizedTest
  @MethodSource("programs")
  void theReachedStatesDoNotDependOnTheOrder(String program) throws IOException {
    int compared = 0;
    for (MethodContext context : contexts(program)) {
      Optional<Map<Integer, Set<PathState>>> first = reached(context, new Random(1));
      Optional<Map<Integer, Set<PathState>>> other = reached(context, new Random(2));
      if (first.isPresent() && other.isPresent()) {
        assertEquals(first, other, context.name());
        compared++;
      }
    }
    assertTrue(compared > 0, "all bodies of " + program + " have too many states");
  }

  @Test
  void aSnapshotShowsEachChange() {
    List<String> shared = new ArrayList<>();
    Map<String, String> before = Snapshot.of(new Holder(shared));
    shared.add("more");
    Map<String, String> after = Snapshot.of(new Holder(shared));
    assertEquals(1, before.size());
    assertTrue(!before.equals(after));
  }

  /** Holds a collection, as a transfer with side effects would. */
  private record Holder(List<String> shared) {}

  private static List<MethodContext> contexts(String program) throws IOException {
    String path = program + ".java";
    AnalysedProgram analysed = AnalysedProgram.of(path, Golden.read("programs/" + path));
    List<MethodContext> contexts = new ArrayList<>();
    for (Body body : analysed.bodies()) {
      if (body.code() != null) {
        contexts.add(context(analysed, body));
      }
    }
    return contexts;
  }

  private static MethodContext context(AnalysedProgram program, Body body) {
    Cfg cfg =
        new CfgBuilder(program.shape())
            .body(
                body.parameters(),
                Objects.requireNonNull(body.code()),
                FieldFunctions.NONE,
                Work.unlimited());
    return new MethodContext(
        body.unit().file(),
        body.name(),
        cfg,
        body.parameters(),
        program.index().fields(),
        Map.of(),
        Map.of(),
        program.library(),
        program.summaries(),
        OptionalInt.empty(),
        Optional.empty(),
        false,
        Construction.NONE,
        Work.unlimited());
  }

  /** Returns a step for each edge and each state of the bounded solution. */
  private static List<Step> steps(MethodContext context, Transfer transfer) {
    Cfg cfg = context.cfg();
    Solution<PathState> solution =
        new Solver<>(cfg, transfer, PATH_STATES, Work.unlimited()).solve();
    List<Step> steps = new ArrayList<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (PathState state : solution.before(node)) {
        for (Edge edge : cfg.edges(node)) {
          steps.add(new Step(node, edge, state));
        }
      }
    }
    return steps;
  }

  private static Map<Step, List<PathState>> results(Transfer transfer, List<Step> steps) {
    Map<Step, List<PathState>> results = new LinkedHashMap<>();
    steps.forEach(step -> results.put(step, result(transfer, step)));
    return results;
  }

  private static List<PathState> result(Transfer transfer, Step step) {
    if (step.edge().isExceptional()) {
      return List.of(transfer.transferExceptional(step.node(), step.before()));
    }
    List<PathState> after = transfer.transfer(step.node(), step.before());
    Condition condition = step.edge().condition();
    return condition == null
        ? after
        : after.stream().flatMap(each -> transfer.assume(condition, each).stream()).toList();
  }

  /** Returns all reached states by node; empty if there are too many of them. */
  private static Optional<Map<Integer, Set<PathState>>> reached(
      MethodContext context, Random order) {
    Transfer transfer = new Transfer(context);
    Map<Integer, Set<PathState>> reached = new TreeMap<>();
    List<Step> open = new ArrayList<>();
    int states = reach(context.cfg(), Cfg.ENTRY, transfer.entry(), reached, open);
    while (!open.isEmpty() && states <= MOST_STATES) {
      Step step = open.remove(order.nextInt(open.size()));
      for (PathState after : result(transfer, step)) {
        states += reach(context.cfg(), step.edge().target(), after, reached, open);
      }
    }
    return open.isEmpty() ? Optional.of(reached) : Optional.empty();
  }

  /** Adds a state and the steps that follow; returns the number of new states. */
  private static int reach(
      Cfg cfg, int node, PathState state, Map<Integer, Set<PathState>> reached, List<Step> open) {
    if (!reached.computeIfAbsent(node, any -> new LinkedHashSet<>()).add(state)) {
      return 0;
    }
    cfg.edges(node).forEach(edge -> open.add(new Step(node, edge, state)));
    return 1;
  }

  /** The contents of all collections and the values of all fields of the objects of a transfer. */
  private static final class Snapshot {
    private final Map<String, String> values = new TreeMap<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> open = new ArrayDeque<>();

    static Map<String, String> of(Object root) {
      Snapshot snapshot = new Snapshot();
      snapshot.open.add(root);
      while (!snapshot.open.isEmpty()) {
        snapshot.visit(snapshot.open.remove());
      }
      return snapshot.values;
    }

    private void visit(Object object) {
      if (!seen.add(object)) {
        return;
      }
      for (Field field : object.getClass().getDeclaredFields()) {
        String name = object.getClass().getSimpleName() + "." + field.getName();
        if (!Modifier.isStatic(field.getModifiers()) && !CACHES.contains(name)) {
          add(name + " of " + seen.size(), value(field, object));
        }
      }
    }

    private static Object value(Field field, Object object) {
      try {
        field.setAccessible(true);
        return Objects.requireNonNullElse(field.get(object), "null");
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }

    private void add(String name, Object value) {
      boolean isContent = value instanceof Collection || value instanceof Map;
      values.put(name, isContent ? value.toString() : "" + System.identityHashCode(value));
      if (value.getClass().getPackageName().equals(Transfer.class.getPackageName())
          && !(value instanceof MethodContext)) {
        open.add(value);
      }
    }
  }
}
