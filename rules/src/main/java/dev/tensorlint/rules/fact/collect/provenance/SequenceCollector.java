// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Inputs;
import dev.tensorlint.rules.cfg.Inputs.Change;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.StatefulUse;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.collect.FactCollector;
import dev.tensorlint.rules.fact.collect.PartCollector;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.StatefulCalls;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds stateful objects that process several sequences without a reset between them: a loop over
 * steps in a loop over sequences. Code does not show whether two sequences belong together, unless
 * the same sequence starts again.
 */
final class SequenceCollector {

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries calls;
  private final Solution<PathState> solution;
  private final List<ReachedCall> reached;
  private @Nullable List<Traversal> traversals;

  /**
   * A call that processes a sequence, or one step of it.
   *
   * @param stateful the stateful object
   * @param position its position among the operands; the receiver is at -1
   */
  private record Traversal(
      int node, Instr.Invoke call, Inputs inputs, Slot stateful, int position) {

    boolean isStep() {
      return position < 0;
    }
  }

  /** Returns the instance that the collectors of a body share. */
  static SequenceCollector in(SolvedBody body) {
    return body.shared(SequenceCollector.class, SequenceCollector::new);
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ComputationFact.NotReset> facts(SolvedBody body) {
      return in(body).facts();
    }
  }

  /** Provides the part of the summary. */
  @AutoService(PartCollector.class)
  public static final class Part implements PartCollector {
    @Override
    public StatefulUse part(SolvedBody body) {
      return in(body).effects();
    }
  }

  private SequenceCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.calls = body.transfer().calls().known();
    this.solution = body.solution();
    this.reached = body.calls();
  }

  private List<ComputationFact.NotReset> facts() {
    List<ComputationFact.NotReset> facts = new ArrayList<>();
    for (Traversal traversal : traversals()) {
      fact(traversal)
          .filter(fact -> facts.stream().noneMatch(known -> known.at().equals(fact.at())))
          .ifPresent(facts::add);
    }
    return facts;
  }

  private Optional<ComputationFact.NotReset> fact(Traversal traversal) {
    List<Inputs.Loop> loops = traversal.inputs().loops();
    int outer = traversal.isStep() ? 1 : 0;
    if (loops.size() <= outer || loops.get(outer).operand(traversal.position()) != Change.NONE) {
      return Optional.empty();
    }
    Inputs.Loop sequences = loops.get(outer);
    boolean isTraversal =
        traversal.isStep() ? isStepped(loops.get(0)) : isGivenAnother(traversal, sequences);
    return isTraversal && isNotReset(traversal, sequences)
        ? fact(traversal, sequences)
        : Optional.empty();
  }

  /**
   * Returns whether each iteration takes its own step, and the loop starts again for each sequence.
   */
  private static boolean isStepped(Inputs.Loop steps) {
    boolean startsWithOther = isOther(steps.restart());
    boolean startsAgain = steps.goesThrough() && steps.restart() == Change.NONE;
    return isOther(steps.operand(0)) && (startsWithOther || startsAgain);
  }

  private static boolean isGivenAnother(Traversal traversal, Inputs.Loop sequences) {
    for (int i = 0; i < traversal.call().arguments().size(); i++) {
      if (i != traversal.position() && isOther(sequences.operand(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOther(Change change) {
    return change == Change.OTHER || change == Change.COUNTED;
  }

  private Optional<ComputationFact.NotReset> fact(Traversal traversal, Inputs.Loop sequences) {
    Optional<ResourceInfo> stateful = stateful(traversal);
    Inputs.Loop steps = traversal.inputs().loops().get(0);
    boolean isDefinite =
        traversal.isStep()
            && steps.goesThrough()
            && steps.restart() == Change.NONE
            && resets(sequences).isEmpty();
    return stateful.map(
        info ->
            new ComputationFact.NotReset(
                info,
                context.name(),
                resources.place(traversal.call().nameSpan()),
                traversal.isStep() ? Optional.of(resources.head(steps.span())) : Optional.empty(),
                resources.head(sequences.span()),
                isDefinite));
  }

  /** Returns the stateful object; empty if unresolved code had access to it. */
  private Optional<ResourceInfo> stateful(Traversal traversal) {
    List<PathState> states = solution.before(traversal.node());
    boolean isKnown =
        states.stream()
            .allMatch(
                state ->
                    state.value(traversal.stateful()).isOneResource()
                        && isUntouched(
                            state, state.value(traversal.stateful()).resources().get(0)));
    return isKnown
        ? resources
            .info(states.get(0).value(traversal.stateful()).resources().get(0))
            .filter(info -> info.model().usage().stateful())
        : Optional.empty();
  }

  private static boolean isUntouched(PathState state, ResourceId id) {
    return state.has(id) && !state.resource(id).isUnsure();
  }

  /** Returns whether some path leads from one sequence to the next without a reset. */
  private boolean isNotReset(Traversal traversal, Inputs.Loop sequences) {
    Set<Integer> resets = resets(sequences);
    Set<Point> seen = new HashSet<>();
    Deque<Point> open = new ArrayDeque<>();
    open.add(new Point(traversal.node(), !traversal.isStep()));
    while (!open.isEmpty()) {
      Point point = open.remove();
      for (Edge edge : context.cfg().edges(point.node())) {
        int next = edge.target();
        if (edge.isExceptional() || resets.contains(next) || !isIn(sequences, next)) {
          continue;
        }
        Point reached = new Point(next, point.hasLeft() || hasLeft(traversal, next));
        if (next == traversal.node() && reached.hasLeft()) {
          return true;
        }
        if (seen.add(reached)) {
          open.add(reached);
        }
      }
    }
    return false;
  }

  /**
   * @param hasLeft whether the path has left the sequence since it began
   */
  private record Point(int node, boolean hasLeft) {}

  private boolean isIn(Inputs.Loop loop, int node) {
    return loop.span().contains(context.cfg().instruction(node).span());
  }

  private boolean hasLeft(Traversal traversal, int node) {
    return !traversal.isStep() || !isIn(traversal.inputs().loops().get(0), node);
  }

  /** Returns the calls in a loop that reset, or may reset, a stateful object. */
  private Set<Integer> resets(Inputs.Loop loop) {
    Set<Integer> resets = new HashSet<>();
    for (ReachedCall each : reached) {
      if (isIn(loop, each.node())
          && each.states().stream().anyMatch(state -> resets(each.call(), state))) {
        resets.add(each.node());
      }
    }
    return resets;
  }

  private boolean resets(Instr.Invoke call, PathState state) {
    Summary summary = calls.of(call, state);
    boolean mayReset = !summary.isComplete() || summary.receiver().isReleased();
    return resets(summary) || (mayReset && takesStateful(call, state));
  }

  private static boolean resets(Summary summary) {
    return summary.traits().resetsState() || summary.part(StatefulUse.NONE).resets();
  }

  private boolean takesStateful(Instr.Invoke call, PathState state) {
    return Operands.all(call).stream()
        .flatMap(slot -> state.value(slot).resources().stream())
        .flatMap(id -> resources.info(id).stream())
        .anyMatch(info -> info.model().usage().stateful());
  }

  private List<Traversal> traversals() {
    List<Traversal> known = traversals;
    if (known == null) {
      known = findTraversals();
      traversals = known;
    }
    return known;
  }

  private List<Traversal> findTraversals() {
    List<Traversal> traversals = new ArrayList<>();
    if (context.cfg().inputs().isEmpty()) {
      return traversals;
    }
    for (ReachedCall each : reached) {
      Inputs inputs = context.cfg().inputs().get(each.call().span());
      if (inputs != null && !context.cfg().isExpectedToFail(each.node())) {
        traversals.addAll(traversals(each.node(), each.call(), inputs));
      }
    }
    return traversals;
  }

  private List<Traversal> traversals(int node, Instr.Invoke call, Inputs inputs) {
    List<Summary> summaries = calls.of(call, solution.before(node));
    Slot receiver = call.receiver();
    List<Traversal> traversals = new ArrayList<>();
    if (receiver != null && summaries.stream().anyMatch(one -> one.traits().predicts())) {
      traversals.add(new Traversal(node, call, inputs, receiver, -1));
    }
    Set<Integer> sequences = new LinkedHashSet<>();
    summaries.forEach(one -> sequences.addAll(one.part(StatefulUse.NONE).sequences()));
    for (int parameter : sequences) {
      if (parameter < call.arguments().size()) {
        traversals.add(
            new Traversal(node, call, inputs, call.arguments().get(parameter), parameter));
      }
    }
    return traversals;
  }

  private StatefulUse effects() {
    boolean resets = resetsAnything();
    Set<Integer> sequences = new HashSet<>();
    for (Traversal traversal : resets ? List.<Traversal>of() : traversals()) {
      boolean isSequence =
          !traversal.isStep()
              || traversal.inputs().loops().stream()
                  .limit(1)
                  .anyMatch(loop -> isOther(loop.operand(0)));
      sequences.addAll(isSequence ? parameters(traversal.node(), traversal.stateful()) : Set.of());
    }
    return new StatefulUse(stepped(), sequences, resets);
  }

  private boolean resetsAnything() {
    for (ReachedCall each : reached) {
      if (calls.of(each.call(), each.states()).stream().anyMatch(SequenceCollector::resets)) {
        return true;
      }
    }
    return false;
  }

  private Set<Integer> stepped() {
    Set<Integer> stepped = new HashSet<>();
    if (!resources.haveModel(model -> model.usage().stateful())) {
      return stepped;
    }
    for (ReachedCall each : reached) {
      for (Slot slot : stepped(each.call(), each.states())) {
        stepped.addAll(parameters(each.node(), slot));
      }
    }
    return stepped;
  }

  private Set<Slot> stepped(Instr.Invoke call, List<PathState> states) {
    Set<Slot> stepped = new LinkedHashSet<>();
    Slot receiver = call.receiver();
    for (Summary summary : calls.of(call, states)) {
      if (receiver != null && StatefulCalls.isStep(summary.traits())) {
        stepped.add(receiver);
      }
      Set<Integer> inCallee = summary.part(StatefulUse.NONE).stepped();
      stepped.addAll(Operands.arguments(call, inCallee::contains));
    }
    return stepped;
  }

  private Set<Integer> parameters(int node, Slot slot) {
    Set<Integer> parameters = new HashSet<>();
    for (PathState state : solution.before(node)) {
      for (ResourceId id : state.value(slot).resources()) {
        boolean isStateful =
            resources.info(id).filter(info -> info.model().usage().stateful()).isPresent();
        if (isStateful && id.site() instanceof Site.Parameter parameter) {
          parameters.add(parameter.index());
        }
      }
    }
    return parameters;
  }
}
