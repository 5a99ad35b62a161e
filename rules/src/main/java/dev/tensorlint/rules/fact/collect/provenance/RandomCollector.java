// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Randomness;
import dev.tensorlint.rules.effect.inferred.Randomness.Predicted;
import dev.tensorlint.rules.effect.inferred.ValueSources;
import dev.tensorlint.rules.effect.inferred.ValueSources.Draw;
import dev.tensorlint.rules.effect.inferred.ValueSources.Given;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.collect.ExitStates;
import dev.tensorlint.rules.fact.collect.FactCollector;
import dev.tensorlint.rules.fact.collect.PartCollector;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Follows values of the implicit generator into predictions: backwards from a prediction, through
 * the calls that computed its arguments. The content of a field or container counts as data.
 */
final class RandomCollector {

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries calls;
  private final Solution<PathState> solution;
  private final List<ReachedCall> reached;
  private final List<ExitStates> exits;
  private @Nullable List<Predicted> predicted;
  private final Map<Integer, Optional<ValueSources>> made = new HashMap<>();

  /** Returns the instance that the collectors of a body share. */
  static RandomCollector in(SolvedBody body) {
    return body.shared(RandomCollector.class, RandomCollector::new);
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ComputationFact.Drawn> facts(SolvedBody body) {
      return in(body).facts();
    }
  }

  /** Provides the part of the summary. */
  @AutoService(PartCollector.class)
  public static final class Part implements PartCollector {
    @Override
    public Randomness part(SolvedBody body) {
      return in(body).effects();
    }
  }

  private RandomCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.calls = body.transfer().calls().known();
    this.solution = body.solution();
    this.reached = body.calls();
    this.exits = body.exits();
  }

  private Randomness effects() {
    Set<Predicted> ofParameters = new HashSet<>();
    for (Predicted one : predicted()) {
      if (one.what().source() instanceof Given) {
        ofParameters.add(one);
      }
    }
    return new Randomness(result(), ofParameters);
  }

  /**
   * Returns the draws that flow into predictions, and those that the result of a prediction method
   * is computed from.
   */
  private List<ComputationFact.Drawn> facts() {
    Map<Draw, ComputationFact.Drawn> facts = new HashMap<>();
    predicted().forEach(one -> add(one.what(), one.at(), false, facts));
    context.prediction().ifPresent(at -> result().all().forEach(one -> add(one, at, true, facts)));
    return facts.values().stream()
        .sorted(Comparator.comparing(fact -> fact.resource().created().span()))
        .toList();
  }

  private static void add(
      ValueSources.Ingredient what,
      Place at,
      boolean isInside,
      Map<Draw, ComputationFact.Drawn> facts) {
    if (what.source() instanceof Draw draw) {
      ComputationFact.Drawn fact =
          new ComputationFact.Drawn(
              draw.resource(), draw.method(), at, isInside, what.isMixed(), what.isSure());
      facts.merge(draw, fact, RandomCollector::moreCertain);
    }
  }

  private static ComputationFact.Drawn moreCertain(
      ComputationFact.Drawn one, ComputationFact.Drawn other) {
    Comparator<ComputationFact.Drawn> order =
        Comparator.comparing(ComputationFact.Drawn::isDefinite)
            .reversed()
            .thenComparing(fact -> fact.predictedAt().file().path())
            .thenComparing(fact -> fact.predictedAt().span());
    return order.compare(one, other) <= 0 ? one : other;
  }

  private List<Predicted> predicted() {
    List<Predicted> known = predicted;
    if (known == null) {
      known = findPredicted();
      predicted = known;
    }
    return known;
  }

  private List<Predicted> findPredicted() {
    List<Predicted> predicted = new ArrayList<>();
    if (resources.isEmpty()) {
      return predicted;
    }
    for (ReachedCall each : reached) {
      if (!context.cfg().isExpectedToFail(each.node())) {
        predicted.addAll(predicted(each.node(), each.call()));
      }
    }
    return predicted;
  }

  private List<Predicted> predicted(int node, Instr.Invoke call) {
    List<Predicted> predicted = new ArrayList<>();
    List<Summary> summaries = calls.of(call, solution.before(node));
    if (summaries.stream().anyMatch(summary -> summary.traits().predicts())) {
      Place at = resources.place(call.nameSpan());
      for (Slot argument : call.arguments()) {
        in(argument, node).all().forEach(one -> predicted.add(new Predicted(one, at)));
      }
      return predicted;
    }
    for (Predicted inside : randomness(summaries).predicted()) {
      ValueSources.Ingredient what = inside.what();
      new ValueSources(Set.of(what), false)
          .given(parameter -> argument(call, parameter, node)).all().stream()
              .map(one -> new Predicted(one, inside.at()))
              .forEach(predicted::add);
    }
    return predicted;
  }

  /** Returns the randomness of the program's own code. */
  private static Randomness randomness(List<Summary> summaries) {
    return summaries.stream()
        .map(summary -> summary.part(Randomness.NONE))
        .reduce(Randomness.NONE, Randomness::join);
  }

  private ValueSources argument(Instr.Invoke call, int parameter, int node) {
    return parameter < call.arguments().size()
        ? in(call.arguments().get(parameter), node)
        : ValueSources.DATA;
  }

  private ValueSources result() {
    Optional<ValueSources> result = Optional.empty();
    for (ExitStates exit : exits) {
      Slot value = exit.exit().value();
      if (value != null) {
        result = either(result, exit.before(), state -> in(state.value(value), state));
      }
    }
    return result.orElse(ValueSources.NOTHING);
  }

  private ValueSources in(Slot slot, int node) {
    return either(Optional.empty(), solution.before(node), state -> in(state.value(slot), state))
        .orElse(ValueSources.NOTHING);
  }

  private static Optional<ValueSources> either(
      Optional<ValueSources> known,
      List<PathState> states,
      Function<PathState, Optional<ValueSources>> sources) {
    Optional<ValueSources> all = known;
    for (PathState state : states) {
      all = or(all, sources.apply(state));
    }
    return all;
  }

  private static Optional<ValueSources> or(
      Optional<ValueSources> one, Optional<ValueSources> other) {
    return one.isEmpty() ? other : Optional.of(other.map(one.get()::or).orElse(one.get()));
  }

  /** Returns the sources of a value; empty while they are being computed. */
  private Optional<ValueSources> in(Value value, PathState state) {
    Optional<ValueSources> all = Optional.empty();
    for (ResourceId resource : value.resources()) {
      boolean isKept = isInField(resource, state);
      all = or(all, isKept ? Optional.of(ValueSources.DATA) : of(resource.site()));
    }
    return value.resources().isEmpty() ? Optional.of(ValueSources.DATA) : all;
  }

  private static boolean isInField(ResourceId resource, PathState state) {
    for (Value held : state.heldByFields()) {
      if (held.resources().contains(resource)) {
        return true;
      }
    }
    return false;
  }

  private Optional<ValueSources> of(Site site) {
    if (site instanceof Site.Parameter parameter) {
      return Optional.of(ValueSources.of(new Given(parameter.index())));
    }
    if (!(site instanceof Site.Node node)
        || !(context.cfg().instruction(node.node()) instanceof Instr.Invoke call)) {
      return Optional.of(ValueSources.DATA);
    }
    Optional<ValueSources> known = made.get(node.node());
    if (known != null) {
      return known;
    }
    made.put(node.node(), Optional.empty());
    Optional<ValueSources> found = Optional.of(made(node.node(), call));
    made.put(node.node(), found);
    return found;
  }

  private ValueSources made(int node, Instr.Invoke call) {
    List<Summary> summaries = calls.of(call, solution.before(node));
    if (summaries.stream().anyMatch(summary -> summary.traits().implicitRandom())) {
      return resources
          .info(new Site.Node(node))
          .map(info -> ValueSources.of(new Draw(info, context.name())))
          .orElse(ValueSources.DATA);
    }
    // The arguments of a prediction are reported, so its result counts as data.
    if (summaries.stream().anyMatch(summary -> summary.traits().predicts())) {
      return ValueSources.DATA;
    }
    ValueSources own = randomness(summaries).result();
    boolean isKnown = !own.equals(ValueSources.NOTHING);
    return isKnown ? own.given(i -> argument(call, i, node)) : computed(node, call);
  }

  /** Returns the sources of an operation's result: all tensors among its operands. */
  private ValueSources computed(int node, Instr.Invoke call) {
    ValueSources all = ValueSources.NOTHING;
    boolean isFirst = true;
    for (Slot slot : Operands.all(call)) {
      if (isTensor(slot, node)) {
        ValueSources one = in(slot, node);
        all = isFirst ? one : all.with(one);
        isFirst = false;
      }
    }
    return isFirst ? ValueSources.DATA : all;
  }

  private boolean isTensor(Slot slot, int node) {
    for (PathState state : solution.before(node)) {
      for (ResourceId resource : state.value(slot).resources()) {
        Optional<ResourceInfo> info = resources.info(resource);
        if (info.isPresent() && info.get().model().kind() == ModelKind.TENSOR) {
          return true;
        }
      }
    }
    return false;
  }
}
