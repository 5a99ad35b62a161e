// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.dataflow.Solver;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.model.LambdaRuns;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Analyses one body: a path-sensitive typestate analysis with bounded disjunction. */
public final class MethodAnalysis {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final int pathStates;
  private final List<ExitStates> exits;
  private final List<ReachedCall> calls;
  private final RandomCollector randomness;
  private final ConstructionCollector constructions;
  private final SequenceCollector sequences;
  private final CollectionRequests collection;
  private final LoanCollector loans;

  private MethodAnalysis(MethodContext context, int pathStates) {
    this.context = context;
    this.pathStates = pathStates;
    this.resources = Resources.of(context);
    this.transfer = new Transfer(context, resources);
    this.solution = new Solver<>(context.cfg(), transfer, pathStates, context.work()).solve();
    this.resources.nameAfterVariables(context.cfg(), solution);
    this.exits = exits();
    this.calls = ReachedCall.in(context.cfg(), solution);
    this.randomness = new RandomCollector(context, resources, transfer, solution, calls);
    this.constructions = new ConstructionCollector(context, resources, transfer, solution);
    this.sequences = new SequenceCollector(context, resources, transfer, solution, calls);
    this.collection = new CollectionRequests(context, resources, transfer, calls);
    this.loans = new LoanCollector(context, resources, transfer, calls, exits);
  }

  /**
   * Runs the analysis.
   *
   * @param pathStates most path states per program point before they are joined
   * @throws WorkExceededException when that takes more work than the context allows; all that is
   *     asked of it later counts as well
   */
  public static MethodAnalysis of(MethodContext context, int pathStates) {
    return new MethodAnalysis(context, pathStates);
  }

  /** Returns how many path states there are where there are most. */
  public int mostPathStates() {
    return solution.mostStates();
  }

  /** Returns what the method does to its parameters and fields, and what it returns. */
  public MethodEffects effects() {
    ThrownExceptions thrown =
        ThrownExceptions.of(context.cfg(), context.file(), node -> !solution.before(node).isEmpty())
            .behind(FailureCollector.collect(solution.before(context.cfg().exceptionalExit())));
    TouchedSites touched = TouchedSites.of(calls, transfer.calls().touches());
    MethodEffects effects =
        new EffectsCollector(
                context,
                resources,
                exits,
                touched.used(),
                touched.asked(),
                rehomedSites(),
                thrown,
                awaits(),
                collection.isPassedOn(),
                randomness.effects(exits),
                constructions.effects(exits),
                sequences.effects())
            .collect()
            .withoutReleasesOf(loans.wronglyReleasedParameters());
    MethodResult wrapped = ChainedConstruction.result(calls, transfer.calls().known());
    return wrapped.equals(MethodResult.UNKNOWN) ? effects : effects.giving(wrapped);
  }

  /** Returns what it does to fields, whichever object's they are. */
  public FieldHistory fieldHistory() {
    return new FieldCollector(context, resources, transfer, solution, exits).collect();
  }

  /**
   * Returns what was found out about resources, each kind of fact by place. The method counts as an
   * entry point, see {@link Fact#in}.
   */
  public List<Fact> facts() {
    if (resources.isEmpty()) {
      return List.copyOf(constructions.facts());
    }
    List<Fact> facts = new ArrayList<>();
    List<ThreadFact.InFlight> inFlight =
        new FlightCollector(context, resources, transfer, solution).collect();
    if (AfterRelease.isPossible(calls)) {
      afterRelease().uses().stream()
          .filter(used -> inFlight.stream().noneMatch(race -> race.isAbout(used)))
          .forEach(facts::add);
      facts.addAll(afterRelease().releasedAgain());
    }
    facts.addAll(new Overwrites(context, resources, solution).collect());
    facts.addAll(new Drops(context, resources, transfer, solution).collect());
    facts.addAll(inFlight);
    facts.addAll(new EndCollector(context, resources, exits).collect());
    facts.addAll(unwound());
    facts.addAll(new EscapeCollector(context, resources, transfer, solution, exits).collect());
    facts.addAll(loans.collect());
    facts.addAll(collection.collect());
    facts.addAll(new ConfinementCollector(context, resources, transfer, solution).collect());
    facts.addAll(new TraceCollector(context, resources, transfer, solution, exits).collect());
    facts.addAll(randomness.facts(exits));
    facts.addAll(constructions.facts());
    facts.addAll(sequences.facts());
    facts.addAll(new RetraceCollector(context, resources, transfer, solution).collect());
    facts.addAll(new RegionGrowth(context, resources, transfer, solution, exits).collect());
    return facts;
  }

  /** Returns who releases what the method makes. */
  public List<Ownership> ownership() {
    return new OwnershipCollector(context.cfg(), resources, solution, exits).collect();
  }

  /** In a constructor that throws, what it has put into its object has no other owner. */
  private List<LeakFact.Unwound> unwound() {
    boolean mayThrow = !solution.before(context.cfg().exceptionalExit()).isEmpty();
    if (context.isConstruction() && mayThrow) {
      Transfer building = new Transfer(context, resources, true);
      return unwound(
          building, new Solver<>(context.cfg(), building, pathStates, context.work()).solve());
    }
    return unwound(transfer, solution);
  }

  private List<LeakFact.Unwound> unwound(Transfer with, Solution<PathState> solved) {
    return new UnwindCollector(context, resources, with, solved, pathStates).collect();
  }

  private UseCollector afterRelease() {
    return new UseCollector(
        context, new AfterRelease(context, resources, calls), transfer.calls().touches());
  }

  /** Returns the calls of the program's own methods, with whether a scope is open around each. */
  public List<OwnCall> ownCalls() {
    List<OwnCall> own = new ArrayList<>();
    for (ReachedCall reached : calls) {
      Instr.Invoke call = reached.call();
      if (call.callee() instanceof MethodRef method && transfer.calls().known().isOwn(call)) {
        own.add(new OwnCall(method, resources.place(call.nameSpan()), isBare(reached.node())));
      }
    }
    return own;
  }

  /** Returns whether a scope is opened somewhere. */
  public boolean opensScope() {
    for (int node = 0; node < context.cfg().size(); node++) {
      if (runsArgumentInScope(context.cfg().instruction(node)) || isInScope(node)) {
        return true;
      }
    }
    return false;
  }

  private boolean isInScope(int node) {
    for (PathState state : solution.before(node)) {
      if (!state.scopes().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private boolean runsArgumentInScope(Instr instr) {
    return instr instanceof Instr.Invoke call
        && call.callee() instanceof MethodRef method
        && transfer
            .calls()
            .known()
            .declared(call, method)
            .filter(effect -> effect.lambdas() == LambdaRuns.IN_SCOPE)
            .isPresent();
  }

  /** Returns the classes of which it makes objects where no scope that it opened is open. */
  public Set<String> bareCreations() {
    Set<String> types = new HashSet<>();
    for (ReachedCall reached : calls) {
      boolean isCreation = reached.call().callee().name().equals(MethodRef.CONSTRUCTOR);
      if (isCreation && isBare(reached.node())) {
        types.add(reached.call().type().name());
      }
    }
    return types;
  }

  private boolean isBare(int node) {
    for (PathState state : solution.before(node)) {
      if (state.scopes().isEmpty() && !state.areScopesUnsure()) {
        return true;
      }
    }
    return false;
  }

  /**
   * @param isBare whether no scope that is opened here is open around it on some way
   */
  public record OwnCall(MethodRef method, Place at, boolean isBare) {}

  /**
   * Returns the values of the fields that the body sets, at its end, where they are the same on all
   * ways.
   */
  public Map<FieldKey, Value> fieldsAtEnd() {
    Map<FieldKey, Value> values = new HashMap<>();
    for (ExitStates exit : exits) {
      for (PathState state : exit.after()) {
        state
            .knownFields()
            .forEach(key -> values.merge(key, elsewhere(state.field(key)), Value::join));
      }
    }
    return values;
  }

  /** Other methods know a container by its class. */
  private Value elsewhere(Value value) {
    return value.map(
        atom ->
            atom instanceof Atom.Ref ref && resources.isContainer(ref.resource())
                ? new Atom.Instance(classOf(ref.resource()), Atom.Instance.NO_NODE)
                : atom);
  }

  private String classOf(ResourceId resource) {
    return resources.info(resource).map(ResourceInfo::type).orElse("");
  }

  /** Returns whether it may wait for something that it has not started itself. */
  private boolean awaits() {
    for (ReachedCall reached : calls) {
      for (PathState state : reached.states()) {
        if (transfer.calls().known().awaitsUnknown(reached.call(), state)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the parameters that have another owner than before on some way: a join of the ways
   * would not tell. Empty where no ways were joined.
   */
  private Set<Site> rehomedSites() {
    Set<Site> rehomed = new HashSet<>();
    boolean isPossible = resources.haveParameters() && areJoined();
    for (int node = 0; isPossible && node < context.cfg().size(); node++) {
      for (PathState state : solution.before(node)) {
        transfer.transfer(node, state).forEach(after -> addRehomed(after, rehomed));
      }
    }
    return rehomed;
  }

  private boolean areJoined() {
    for (ExitStates exit : exits) {
      for (PathState state : exit.after()) {
        if (state.isJoined()) {
          return true;
        }
      }
    }
    return false;
  }

  private static void addRehomed(PathState state, Set<Site> rehomed) {
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (id.site() instanceof Site.Parameter && one.owner().custody() != Custody.SAME) {
                rehomed.add(id.site());
              }
            });
  }

  /** The states at one normal exit, before and behind the {@code return} in a node. */
  record ExitStates(int node, Instr.Return exit, List<PathState> before, List<PathState> after) {}

  private List<ExitStates> exits() {
    List<ExitStates> exits = new ArrayList<>();
    for (int node = 0; node < context.cfg().size(); node++) {
      if (context.cfg().instruction(node) instanceof Instr.Return exit
          && !solution.before(node).isEmpty()) {
        exits.add(exit(node, exit));
      }
    }
    return exits;
  }

  private ExitStates exit(int node, Instr.Return exit) {
    List<PathState> before = solution.before(node);
    List<PathState> after = new ArrayList<>();
    for (PathState state : before) {
      after.addAll(transfer.transfer(node, state));
    }
    return new ExitStates(node, exit, before, after);
  }
}
