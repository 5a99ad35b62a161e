// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.RandomCode;
import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.TypeCode;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.dataflow.Solver;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.summary.Graphs;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.Work;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What instructions do is pure and monotone, over all states that random methods reach. A state is
 * below another when the other says at least as much of each resource and refers to it from
 * wherever the first does; {@code join} is then the other.
 *
 * <p>Constants are left out of this order: they are kept only where a test can depend on them. So
 * is forgetting, which is not monotone: what is left of a settled resource says only that it was
 * there, while a join with a state that still follows it says more.
 *
 * <p>The methods are the same in every build; without the seed and with more tries it looks
 * further.
 */
final class TransferLawsTest {

  private static final int ENOUGH_STATES = 6;

  /** The first temporaries of a method; variables get their values from them. */
  private static final List<Slot> SLOTS =
      IntStream.range(0, 80).<Slot>mapToObj(Slot.Temporary::new).toList();

  @Provide
  Arbitrary<TypeCode> types() {
    return RandomCode.types();
  }

  @Property(tries = 20, seed = "7")
  void transferIsPureAndMonotone(@ForAll("types") TypeCode type) {
    Method method = Method.of(type);
    for (int node = 0; node < method.cfg.size(); node++) {
      for (PathState state : method.solution.before(node)) {
        pure(method.transfer, node, state);
        for (PathState other : method.solution.before(node)) {
          monotone(method.transfer, method.cfg, node, state, state.join(other));
        }
      }
    }
  }

  /** What a step gives depends on no step that was taken before it. */
  @Property(tries = 20, seed = "7")
  void theOrderOfStepsDoesNotMatter(@ForAll("types") TypeCode type) {
    Method one = Method.of(type);
    Method other = Method.of(type);
    for (int node = one.cfg.size() - 1; node >= 0; node--) {
      for (PathState state : one.solution.before(node)) {
        assertEquals(one.transfer.transfer(node, state), other.transfer.transfer(node, state));
        assertEquals(
            one.transfer.transferExceptional(node, state),
            other.transfer.transferExceptional(node, state));
      }
    }
  }

  /** What leads on from a state leads to one that covers it. */
  @Property(tries = 20, seed = "7")
  void theSolutionIsAFixpoint(@ForAll("types") TypeCode type) {
    Method method = Method.of(type);
    for (int node = 0; node < method.cfg.size(); node++) {
      for (PathState state : method.solution.before(node)) {
        for (Edge edge : method.cfg.edges(node)) {
          List<PathState> after =
              after(method.transfer, node, edge, state).stream()
                  .map(reached -> method.transfer.relevant(edge.target(), reached))
                  .toList();
          covers(method.solution.before(edge.target()), after, "node " + node + ", " + edge);
        }
      }
    }
  }

  private static List<PathState> after(Transfer transfer, int node, Edge edge, PathState state) {
    if (edge.isExceptional()) {
      return List.of(transfer.transferExceptional(node, state));
    }
    Condition condition = edge.condition();
    List<PathState> after = transfer.transfer(node, state);
    return condition == null
        ? after
        : after.stream().flatMap(each -> transfer.assume(condition, each).stream()).toList();
  }

  private record Method(Cfg cfg, Transfer transfer, Solution<PathState> solution) {

    static Method of(TypeCode type) {
      Program program = Programs.of(type);
      CompilationUnit unit = program.units().get(0);
      MethodDecl method = unit.types().get(0).methods().get(0);
      Cfg cfg = Graphs.of(program, method);
      Transfer transfer = transfer(program, unit, method, cfg);
      return new Method(
          cfg, transfer, new Solver<>(cfg, transfer, ENOUGH_STATES, Work.unlimited()).solve());
    }

    private static Transfer transfer(
        Program program, CompilationUnit unit, MethodDecl method, Cfg cfg) {
      FieldDecl held = unit.types().get(0).fields().get(0);
      MethodContext context =
          new MethodContext(
              unit.file(),
              "A.run",
              cfg,
              method.parameters(),
              Map.of(
                  new FieldKey("A", "held", false), ProgramField.of(unit.file(), held, Set.of())),
              Map.of(),
              Map.of(),
              new Library(new ToyModels(), program.types()),
              Graphs.callees(program));
      return new Transfer(context);
    }
  }

  private static void pure(Transfer transfer, int node, PathState state) {
    String before = state.toString();
    List<PathState> first = transfer.transfer(node, state);
    assertEquals(before, state.toString(), "the state before is left as it is");
    assertEquals(first, transfer.transfer(node, state), "the same state gives the same states");
    assertEquals(
        transfer.transferExceptional(node, state), transfer.transferExceptional(node, state));
  }

  private static void monotone(
      Transfer transfer, Cfg cfg, int node, PathState lower, PathState upper) {
    if (cfg.instruction(node) instanceof Instr.Forget) {
      return;
    }
    String at = cfg.instruction(node).toString();
    covers(transfer.transfer(node, upper), transfer.transfer(node, lower), at);
    covers(
        List.of(transfer.transferExceptional(node, upper)),
        List.of(transfer.transferExceptional(node, lower)),
        at);
    for (Edge edge : cfg.edges(node)) {
      Condition condition = edge.condition();
      if (condition != null) {
        covers(transfer.assume(condition, upper), transfer.assume(condition, lower), at);
      }
    }
  }

  private static void covers(List<PathState> uppers, List<PathState> lowers, String at) {
    for (PathState lower : lowers) {
      assertTrue(
          uppers.stream().anyMatch(upper -> isBelow(lower, upper)),
          () -> "at " + at + "\nlower  " + lower + "\nuppers " + uppers);
    }
  }

  private static boolean isBelow(PathState lower, PathState upper) {
    PathState joined = lower.join(upper);
    return lower.resources().keySet().stream().allMatch(id -> isKnown(id, lower, upper))
        && joined.scopes().equals(upper.scopes())
        && joined.areScopesUnsure() == upper.areScopesUnsure()
        && joined.knownFields().stream()
            .allMatch(key -> refersTo(upper.field(key), joined.field(key)))
        && SLOTS.stream().allMatch(slot -> refersTo(upper.value(slot), joined.value(slot)));
  }

  /**
   * What a field held at first need not be known where the field is not. What another resource owns
   * is released with it only while that is known. Older resources that nobody can name any more
   * make room for the next.
   */
  private static boolean isKnown(ResourceId id, PathState lower, PathState upper) {
    if (id.isOlder() || !upper.has(id)) {
      return id.isOlder() || id.site() instanceof Site.Field;
    }
    ResourceState one = lower.resource(id);
    ResourceState other = upper.resource(id);
    boolean hasLostOwner =
        one.owner() instanceof Owner.Of && other.owner().equals(Owner.elsewhere());
    return hasLostOwner || one.join(other).equals(other);
  }

  /** What a field held at first can hide behind an unknown value. */
  private static boolean refersTo(Value upper, Value joined) {
    return joined.resources().stream()
        .filter(id -> !(upper.mayBe(Atom.UNKNOWN) && id.site() instanceof Site.Field))
        .allMatch(upper.resources()::contains);
  }
}
