// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Expectations;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The solver over a domain that knows nothing but the nodes that a way has passed. */
final class SolverTest {

  private static final Slot FLAG = new Slot.Temporary(0);

  /** Makes a graph of nodes that do nothing. */
  private static Cfg graph(List<List<Edge>> edges) {
    List<Instr> instructions = new ArrayList<>();
    edges.forEach(each -> instructions.add(new Instr.Join(Span.NONE)));
    return new Cfg(
        instructions,
        edges,
        edges.size() - 1,
        edges.size() - 1,
        List.of(),
        List.of(),
        Expectations.NONE,
        Map.of());
  }

  private static List<Edge> to(int... targets) {
    List<Edge> edges = new ArrayList<>();
    for (int target : targets) {
      edges.add(new Edge(target, List.of(), null));
    }
    return edges;
  }

  private static Edge when(int target, Condition.Test test) {
    return new Edge(target, List.of(), new Condition(FLAG, test, "", null));
  }

  /**
   * A state is the set of nodes passed; a node that throws leaves its negative; a condition holds
   * unless the state has passed node 1, which is the kind of the state.
   */
  private static final class Passed implements Problem<Set<Integer>> {

    @Override
    public Set<Integer> entry() {
      return Set.of();
    }

    @Override
    public List<Set<Integer>> transfer(int node, Set<Integer> before) {
      return List.of(plus(before, node));
    }

    @Override
    public Set<Integer> transferExceptional(int node, Set<Integer> before) {
      return plus(before, -node);
    }

    @Override
    public List<Set<Integer>> assume(Condition condition, Set<Integer> state) {
      boolean holds = condition.test() == Condition.Test.TRUE;
      return holds == state.contains(1) ? List.of(state) : List.of();
    }

    @Override
    public Set<Integer> join(Set<Integer> one, Set<Integer> other) {
      Set<Integer> union = new TreeSet<>(one);
      union.addAll(other);
      return union;
    }

    @Override
    public Object kind(Set<Integer> state) {
      return state.contains(1);
    }

    private static Set<Integer> plus(Set<Integer> set, int more) {
      Set<Integer> larger = new TreeSet<>(set);
      larger.add(more);
      return larger;
    }
  }

  private static Solution<Set<Integer>> solve(int bound, int budget, List<List<Edge>> edges) {
    return new Solver<>(graph(edges), new Passed(), bound, Work.ofSteps(budget)).solve();
  }

  /** 0 leads to 1 and 2, which meet in 3, which leads to 4. */
  private static final List<List<Edge>> DIAMOND = List.of(to(1, 2), to(3), to(3), to(4), to());

  @Test
  void waysAreKeptApart() {
    Solution<Set<Integer>> solution = solve(2, 100, DIAMOND);
    assertEquals(List.of(Set.of(0, 2), Set.of(0, 1)), solution.before(3));
    assertEquals(List.of(Set.of(0, 2, 3), Set.of(0, 1, 3)), solution.before(4));
  }

  @Test
  void pastTheBoundTheyAreJoinedAndNoneIsDropped() {
    Solution<Set<Integer>> solution = solve(1, 100, DIAMOND);
    assertEquals(List.of(Set.of(0, 1, 2)), solution.before(3));
    assertEquals(List.of(Set.of(0, 1, 2, 3)), solution.before(4));
  }

  /** 0 leads to 1, 2, 3 and 4, which meet in 5. */
  private static final List<List<Edge>> STAR =
      List.of(to(1, 2, 3, 4), to(5), to(5), to(5), to(5), to());

  @Test
  void pastTheBoundThoseOfOneKindAreJoinedFirst() {
    assertEquals(
        List.of(Set.of(0, 4), Set.of(0, 3), Set.of(0, 2), Set.of(0, 1)),
        solve(4, 100, STAR).before(5));
    assertEquals(List.of(Set.of(0, 2, 3, 4), Set.of(0, 1)), solve(3, 100, STAR).before(5));
  }

  @Test
  void allAreJoinedWhereTheKindsLeaveNoRoom() {
    assertEquals(List.of(Set.of(0, 1, 2, 3, 4)), solve(1, 100, STAR).before(5));
  }

  @Test
  void aLoopEndsWhenNothingIsNew() {
    Solution<Set<Integer>> solution = solve(8, 100, List.of(to(1), to(2, 3), to(1), to()));
    assertEquals(List.of(Set.of(0), Set.of(0, 1, 2)), solution.before(1));
    assertEquals(List.of(Set.of(0, 1), Set.of(0, 1, 2)), solution.before(3));
  }

  @Test
  void aLoopWithoutEnd() {
    Solution<Set<Integer>> solution = solve(8, 100, List.of(to(1), to(1), to()));
    assertEquals(List.of(Set.of(0), Set.of(0, 1)), solution.before(1));
    assertEquals(List.of(), solution.before(2));
  }

  @Test
  void conditionsDecideWhichWayIsTaken() {
    Solution<Set<Integer>> solution =
        solve(
            8,
            100,
            List.of(
                to(1, 2),
                to(3),
                to(3),
                List.of(when(4, Condition.Test.TRUE), when(5, Condition.Test.FALSE)),
                to(5),
                to()));
    assertEquals(List.of(Set.of(0, 1, 3)), solution.before(4));
    assertEquals(List.of(Set.of(0, 2, 3), Set.of(0, 1, 3, 4)), solution.before(5));
  }

  @Test
  void exceptionsLeaveFromTheStateBefore() {
    Solution<Set<Integer>> solution =
        solve(8, 100, List.of(to(1), List.of(new Edge(2, List.of("E"), null)), to()));
    assertEquals(List.of(Set.of(0, -1)), solution.before(2));
  }

  @Test
  void whatNothingReachesHasNoState() {
    assertEquals(List.of(), solve(8, 100, List.of(to(2), to(2), to())).before(1));
  }

  @Test
  void pastTheBudgetItGivesUpAndSaysSo() {
    Exception givenUp = assertThrows(WorkExceededException.class, () -> solve(8, 6, DIAMOND));
    assertEquals("more than 6 steps", givenUp.getMessage());
    assertEquals(2, solve(8, 7, DIAMOND).before().get(4).size());
  }

  @Provide
  Arbitrary<List<List<Edge>>> graphs() {
    return Arbitraries.integers()
        .between(0, 6)
        .set()
        .ofMaxSize(3)
        .map(targets -> to(targets.stream().sorted().mapToInt(Integer::intValue).toArray()))
        .list()
        .ofSize(7);
  }

  @Property
  void theSameGraphGivesTheSameSolution(@ForAll("graphs") List<List<Edge>> edges) {
    assertEquals(solve(3, 5_000, edges).before(), solve(3, 5_000, edges).before());
  }

  @Property
  void aSmallerBoundSaysNoLess(@ForAll("graphs") List<List<Edge>> edges) {
    Solution<Set<Integer>> apart = solve(200, 50_000, edges);
    for (int bound = 1; bound < 4; bound++) {
      Solution<Set<Integer>> joined = solve(bound, 50_000, edges);
      for (int node = 0; node < edges.size(); node++) {
        assertTrue(joined.before(node).size() <= bound);
        assertEquals(all(apart.before(node)), all(joined.before(node)));
      }
    }
  }

  /** What leads on from a state leads to one that covers it, and the entry's is there. */
  @Property
  void aSolutionIsAFixpoint(@ForAll("graphs") List<List<Edge>> edges) {
    for (int bound = 1; bound < 4; bound++) {
      Solution<Set<Integer>> solution = solve(bound, 50_000, edges);
      covers(solution.before(Cfg.ENTRY), Set.of());
      for (int node = 0; node < edges.size(); node++) {
        for (Set<Integer> state : solution.before(node)) {
          for (Edge edge : edges.get(node)) {
            covers(solution.before(edge.target()), Passed.plus(state, node));
          }
        }
      }
    }
  }

  private static void covers(List<Set<Integer>> known, Set<Integer> reached) {
    assertTrue(
        known.stream().anyMatch(each -> each.containsAll(reached)), () -> reached + " in " + known);
  }

  private static Set<Integer> all(List<Set<Integer>> states) {
    return states.stream().reduce(Set.of(), new Passed()::join);
  }
}
