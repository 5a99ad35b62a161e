// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect.provenance;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Inputs;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.effect.inferred.Constructions.Built;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.collect.ExitStates;
import dev.tensorlint.rules.fact.collect.FactCollector;
import dev.tensorlint.rules.fact.collect.PartCollector;
import dev.tensorlint.rules.fact.collect.ReachedCall;
import dev.tensorlint.rules.fact.collect.SolvedBody;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds objects that are meant to be built once, but are rebuilt from unchanged inputs in each
 * iteration of a loop, or in each call of a method that a loop calls.
 */
final class ConstructionCollector {

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries calls;
  private final Solution<PathState> solution;
  private final List<ReachedCall> reachedCalls;
  private final List<ExitStates> exits;
  private final InstanceReuse reuse;
  private @Nullable Map<Construction, Optional<ComputationFact.BuiltAgain>> constructions;

  /**
   * A call that builds an object.
   *
   * @param from positions of the operands that determine the object; the receiver is at -1
   * @param inside the object that a called method builds and keeps local, empty if it is the result
   * @param isSure whether the call certainly reaches the method that builds it
   */
  private record Construction(
      int node,
      Instr.Invoke call,
      Inputs inputs,
      Set<Integer> from,
      Optional<Built> inside,
      boolean isSure) {}

  /** Returns the instance that the collectors of a body share. */
  static ConstructionCollector in(SolvedBody body) {
    return body.shared(ConstructionCollector.class, ConstructionCollector::new);
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public boolean concerns(SolvedBody body) {
      return !body.context().cfg().inputs().isEmpty();
    }

    @Override
    public List<ComputationFact.BuiltAgain> facts(SolvedBody body) {
      return in(body).facts();
    }
  }

  /** Provides the part of the summary. */
  @AutoService(PartCollector.class)
  public static final class Part implements PartCollector {
    @Override
    public Constructions part(SolvedBody body) {
      return in(body).effects();
    }
  }

  private ConstructionCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.calls = body.transfer().calls().known();
    this.solution = body.solution();
    this.reachedCalls = body.calls();
    this.exits = body.exits();
    this.reuse = new InstanceReuse(body);
  }

  private List<ComputationFact.BuiltAgain> facts() {
    Map<ResourceInfo, ComputationFact.BuiltAgain> facts = new LinkedHashMap<>();
    for (Optional<ComputationFact.BuiltAgain> one : constructions().values()) {
      one.ifPresent(fact -> facts.putIfAbsent(fact.resource(), fact));
    }
    return facts.values().stream()
        .sorted(Comparator.comparing(fact -> fact.loop().span()))
        .toList();
  }

  private Optional<ComputationFact.BuiltAgain> fact(Construction one) {
    Optional<Inputs.Loop> loop =
        one.inputs().loops().stream()
            .filter(around -> isSame(one, around, false))
            .filter(around -> isReachedAgain(one.node(), around))
            .filter(around -> !isPartOfObjectBuiltIn(around, one))
            .findFirst();
    if (loop.isEmpty()) {
      return Optional.empty();
    }
    if (one.inside().isPresent()) {
      return Optional.of(ofCall(one, one.inside().get(), loop.get()));
    }
    Site site = new Site.Node(one.node());
    return resources
        .info(site)
        .filter(info -> !isIntended(site, one.node()))
        .map(info -> ofLoop(one, info, loop.get()));
  }

  /**
   * Returns whether an operand is a heavy object that the same loop builds. The part leaves the
   * loop together with that object.
   */
  private boolean isPartOfObjectBuiltIn(Inputs.Loop loop, Construction one) {
    return Operands.all(one.call()).stream()
        .flatMap(operand -> solution.before(one.node()).stream().map(state -> state.value(operand)))
        .flatMap(value -> value.resources().stream())
        .anyMatch(part -> isBuiltIn(loop, part.site()));
  }

  private boolean isBuiltIn(Inputs.Loop loop, Site site) {
    return site instanceof Site.Node made
        && context.cfg().instruction(made.node()) instanceof Instr.Invoke call
        && isIn(loop, call)
        && isHeavy(call, calls.of(call, solution.before(made.node())));
  }

  private boolean isHeavy(Instr.Invoke call, List<Summary> summaries) {
    MethodRef method = call.method();
    return method != null
        && summaries.stream()
            .anyMatch(summary -> context.library().calls().buildsHeavy(summary, method));
  }

  private boolean isIntended(Site site, int node) {
    return !reuse.isFromEarlierIteration(site, node)
        || reuse.isKept(site)
        || reuse.isStillHeld(site, node)
        || reuse.isAltered(site);
  }

  private ComputationFact.BuiltAgain ofLoop(Construction one, ResourceInfo info, Inputs.Loop loop) {
    boolean isSure =
        isSame(one, loop, true) && loop.isInEachRound() && !info.model().usage().stateful();
    return new ComputationFact.BuiltAgain(
        info, context.name(), resources.head(loop.span()), Optional.empty(), isSure);
  }

  private ComputationFact.BuiltAgain ofCall(Construction one, Built inside, Inputs.Loop loop) {
    return new ComputationFact.BuiltAgain(
        inside.resource(),
        inside.method(),
        resources.head(loop.span()),
        Optional.of(resources.place(one.call().nameSpan())),
        false);
  }

  /** Returns whether no operand of the construction changes between iterations. */
  private static boolean isSame(Construction one, Inputs.Loop loop, boolean isSure) {
    return one.from().stream()
        .map(loop::operand)
        .allMatch(
            change -> change == Inputs.Change.NONE || (change == Inputs.Change.UNSURE && !isSure));
  }

  /** Returns whether the next iteration reaches a call again after the call completes normally. */
  private boolean isReachedAgain(int node, Inputs.Loop loop) {
    Cfg cfg = context.cfg();
    BitSet reached = new BitSet(cfg.size());
    Deque<Integer> open = new ArrayDeque<>(List.of(node));
    while (!open.isEmpty()) {
      for (Edge edge : cfg.edges(open.remove())) {
        boolean isInLoop = isIn(loop, cfg.instruction(edge.target()));
        if (!edge.isExceptional() && isInLoop && !reached.get(edge.target())) {
          reached.set(edge.target());
          open.add(edge.target());
        }
      }
    }
    return reached.get(node);
  }

  private static boolean isIn(Inputs.Loop loop, Instr instr) {
    return loop.span().contains(instr.span());
  }

  /** Returns the constructions in node order, each with the fact that it causes. */
  private Map<Construction, Optional<ComputationFact.BuiltAgain>> constructions() {
    Map<Construction, Optional<ComputationFact.BuiltAgain>> known = constructions;
    if (known == null) {
      known = new LinkedHashMap<>();
      for (Construction one : findConstructions()) {
        known.put(one, fact(one));
      }
      constructions = known;
    }
    return known;
  }

  private List<Construction> findConstructions() {
    List<Construction> found = new ArrayList<>();
    if (context.cfg().inputs().isEmpty()) {
      return found;
    }
    for (ReachedCall reached : reachedCalls) {
      Inputs inputs = context.cfg().inputs().get(reached.call().span());
      if (inputs != null && !context.cfg().isExpectedToFail(reached.node())) {
        found.addAll(constructions(reached.node(), reached.call(), inputs));
      }
    }
    return found;
  }

  private List<Construction> constructions(int node, Instr.Invoke call, Inputs inputs) {
    List<Construction> found = new ArrayList<>();
    List<Summary> summaries = calls.of(call, solution.before(node));
    if (isHeavy(call, summaries)) {
      Set<Integer> all = new HashSet<>();
      IntStream.range(-1, inputs.roots().size() - 1).forEach(all::add);
      found.add(new Construction(node, call, inputs, all, Optional.empty(), true));
    }
    Constructions inCallees =
        summaries.stream()
            .map(summary -> summary.part(Constructions.NONE))
            .reduce(Constructions.NONE, Constructions::join);
    boolean isOnly = context.callees().areOne(call);
    for (Built built : inCallees.built()) {
      Set<Integer> from = new HashSet<>(built.parameters());
      IntStream.range(call.arguments().size(), inputs.roots().size() - 1).forEach(from::add);
      Optional<Built> inside = built.isReturned() ? Optional.empty() : Optional.of(built);
      found.add(new Construction(node, call, inputs, from, inside, isOnly && built.isSure()));
    }
    found.sort(
        Comparator.comparing(one -> one.inside().map(it -> it.resource().name()).orElse("")));
    return found;
  }

  private Constructions effects() {
    Set<Built> built = new HashSet<>();
    constructions()
        .forEach(
            (one, fact) -> {
              if (fact.isEmpty()) {
                built(one).ifPresent(built::add);
              }
            });
    return new Constructions(built, altered());
  }

  private Set<Integer> altered() {
    Set<Integer> altered = new HashSet<>();
    for (int i = 0; i < context.parameters().size(); i++) {
      Site site = new Site.Parameter(i);
      boolean isHeavy =
          resources.model(site).filter(model -> model.usage().cost() == Cost.HEAVY).isPresent();
      altered.addAll(isHeavy && reuse.isAltered(site) ? Set.of(i) : Set.of());
    }
    return altered;
  }

  private Optional<Built> built(Construction one) {
    Optional<Set<Integer>> parameters = parameters(one);
    if (parameters.isEmpty()) {
      return Optional.empty();
    }
    if (one.inside().isPresent()) {
      Built inside = one.inside().get();
      return Optional.of(
          new Built(inside.resource(), inside.method(), parameters.get(), false, one.isSure()));
    }
    Site site = new Site.Node(one.node());
    boolean isSingle = !reuse.isKept(site) && !reuse.isAltered(site);
    return resources
        .info(site)
        .filter(info -> isSingle)
        .map(
            info ->
                new Built(
                    info,
                    context.name(),
                    parameters.get(),
                    isReturned(site),
                    one.isSure() && !info.model().usage().stateful()));
  }

  /** Returns the parameters that determine the object; empty if other values do, too. */
  private static Optional<Set<Integer>> parameters(Construction one) {
    Set<Integer> parameters = new HashSet<>();
    for (int position : one.from()) {
      Inputs.Roots roots = one.inputs().roots().get(position + 1);
      if (!roots.isKnown()) {
        return Optional.empty();
      }
      parameters.addAll(roots.parameters());
    }
    return Optional.of(parameters);
  }

  private boolean isReturned(Site site) {
    return exits.stream().anyMatch(exit -> returns(exit, site));
  }

  private static boolean returns(ExitStates exit, Site site) {
    Slot value = exit.exit().value();
    return value != null
        && exit.before().stream()
            .flatMap(state -> state.value(value).resources().stream())
            .anyMatch(id -> id.site().equals(site));
  }
}
