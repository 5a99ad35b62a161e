// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.dataflow.Solver;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds resources that stay open when an exception is thrown between their creation and their
 * release. If an exit shows such a resource, the calls that may throw in between are followed one
 * by one, in source order, until one certainly leaves it open; otherwise the first that may do so
 * is reported.
 */
final class UnwindCollector {

  /** Maximum number of exceptional edges that are followed in one method. */
  private static final int MAX_PATHS = 256;

  /** What each of many resources has of these at least. */
  private static final int LEAST_PATHS = 8;

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final int pathStates;
  private final Cfg cfg;
  private final Duty duty;
  private final RareExceptions rare;
  private final @Nullable Set<Place> givenBackAt;
  private int pathsLeft = MAX_PATHS;

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<LeakFact.Unwound> facts(SolvedBody body) {
      SolvedBody solved = isThrownIn(body) ? body.ofConstruction() : body;
      return new UnwindCollector(solved, Duty.RELEASE).collect();
    }

    /**
     * Returns whether the body is a constructor that may throw, or a part of one: then nothing else
     * owns what it has stored in its object.
     */
    private static boolean isThrownIn(SolvedBody body) {
      return body.mayThrow() && body.context().construction().isLostIfThrown();
    }
  }

  UnwindCollector(SolvedBody body, Duty duty) {
    this(body, duty, null);
  }

  /**
   * @param givenBackAt if not null, only calls that work with the resource are followed, and none
   *     of these
   */
  UnwindCollector(SolvedBody body, Duty duty, @Nullable Set<Place> givenBackAt) {
    this.givenBackAt = givenBackAt;
    this.duty = duty;
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
    this.pathStates = body.pathStates();
    this.cfg = body.context().cfg();
    this.rare = new RareExceptions(body);
  }

  /**
   * Returns the resources during whose duty an exception is thrown that the method knows of: it
   * catches it, has a {@code finally}, or a declaration speaks of it.
   */
  Set<ResourceInfo> thrownDuring() {
    Set<Site> sites = new TreeSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (PathState state : solution.before(node)) {
        state.resources().keySet().stream()
            .map(ResourceId::site)
            .filter(this::isFollowed)
            .forEach(sites::add);
      }
    }
    Set<ResourceInfo> found = new HashSet<>();
    sites.stream()
        .filter(site -> !throwing(site).isEmpty())
        .forEach(site -> resources.info(site).ifPresent(found::add));
    return found;
  }

  List<LeakFact.Unwound> collect() {
    TreeMap<Span, LeakFact.Unwound> byPlace = new TreeMap<>();
    Set<Site> suspects = suspects();
    for (Site site : suspects) {
      // Each has its share, so that the last of many is found as the first is.
      pathsLeft = Math.max(MAX_PATHS / suspects.size(), LEAST_PATHS);
      resources
          .info(site)
          .filter(duty::concerns)
          .flatMap(info -> worst(site).map(found -> found.fact(context.name(), info)))
          .ifPresent(fact -> byPlace.putIfAbsent(fact.resource().created().span(), fact));
    }
    return List.copyOf(byPlace.values());
  }

  /** Returns the resources that are open at some exit, and only on paths with an exception. */
  private Set<Site> suspects() {
    Set<Site> suspects = new TreeSet<>();
    Set<Site> openAnyway = new TreeSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (PathState state : atExit(node, solution)) {
        for (Map.Entry<ResourceId, ResourceState> entry : state.resources().entrySet()) {
          Site site = entry.getKey().site();
          if (entry.getValue().isOwed() && isFollowed(site)) {
            (entry.getValue().isUnwound() ? suspects : openAnyway).add(site);
          }
        }
      }
    }
    suspects.removeAll(openAnyway);
    suspects.removeIf(site -> cfg.isExpectedToFail(duty.since(site)));
    suspects.removeIf(new MaybeNew(cfg, transfer, solution)::is);
    return suspects;
  }

  /** Returns whether the method has the duty to a resource; a part of an object is not followed. */
  private boolean isFollowed(Site site) {
    return duty.since(site) != Site.NO_NODE && !(site instanceof Site.Part);
  }

  /** Returns the states in which a method ends at a node; none if it does not end there. */
  private List<PathState> atExit(int node, Solution<PathState> solved) {
    if (cfg.instruction(node) instanceof Instr.Return) {
      List<PathState> afterwards = new ArrayList<>();
      for (PathState state : solved.before(node)) {
        afterwards.addAll(transfer.transfer(node, state));
      }
      return afterwards;
    }
    return node == cfg.exceptionalExit() ? solved.before(node) : List.of();
  }

  private Optional<OpenPath> worst(Site site) {
    OpenPath first = null;
    for (int node : throwing(site)) {
      for (Edge edge : cfg.edges(node)) {
        OpenPath path = isFollowed(edge) && pathsLeft-- > 0 ? follow(site, node, edge) : null;
        first = first == null ? path : first;
        if (path != null && path.isCertain()) {
          return Optional.of(path.since(Objects.requireNonNull(first)));
        }
      }
    }
    return Optional.ofNullable(first);
  }

  /**
   * Returns whether leaks after an exception are relevant; after one that a broken program throws
   * they are not.
   */
  private boolean isFollowed(Edge edge) {
    return edge.thrown().stream().anyMatch(type -> !isOfBrokenProgram(type));
  }

  /**
   * An {@code Error}, such as a failed assertion, and what compilers throw at the end of an
   * exhaustive {@code switch}, for classes that do not fit together (JLS 15.28.2).
   */
  private boolean isOfBrokenProgram(String exception) {
    return exception.equals("java.lang.MatchException")
        || context.library().types().isSubtype(exception, "java.lang.Error");
  }

  /** Returns the nodes that may throw while a resource is open, in source order. */
  private List<Integer> throwing(Site site) {
    return IntStream.range(0, cfg.size())
        .filter(node -> !(cfg.instruction(node) instanceof Instr.Join))
        .filter(node -> !cfg.isExpectedToFail(node))
        .filter(node -> givenBackAt == null || isWork(site, node, givenBackAt))
        .filter(node -> cfg.edges(node).stream().anyMatch(Edge::isExceptional))
        .filter(node -> solution.before(node).stream().anyMatch(state -> isOwed(site, state)))
        .boxed()
        .sorted(Comparator.comparing(node -> cfg.instruction(node).span()))
        .toList();
  }

  /** Returns whether a call that is none of some others works with a resource. */
  private boolean isWork(Site site, int node, Set<Place> except) {
    Atom made = new Atom.Ref(ResourceId.recent(site));
    return cfg.instruction(node) instanceof Instr.Invoke call
        && !except.contains(resources.place(call.at()))
        && Stream.concat(Stream.ofNullable(call.receiver()), call.arguments().stream())
            .anyMatch(
                slot ->
                    solution.before(node).stream().anyMatch(one -> one.value(slot).mayBe(made)));
  }

  private static boolean isOwed(Site site, PathState state) {
    ResourceId made = ResourceId.recent(site);
    return state.has(made) && state.resource(made).isOwed() && !state.resource(made).isUnwound();
  }

  /**
   * Returns the path on which an exception leaves the resource open; null if there is none. Where a
   * loop goes on after the exception, each state of the body occurs with and without the resource.
   */
  private @Nullable OpenPath follow(Site site, int node, Edge edge) {
    ResourceId followed = followed(site);
    List<PathState> before =
        solution.before(node).stream()
            .filter(state -> state.has(ResourceId.recent(site)))
            .map(state -> Renaming.rename(state, ResourceId.recent(site), followed))
            .toList();
    List<PathState> owing =
        before.stream().filter(state -> isOwed(followed.site(), state)).toList();
    Solution<PathState> thrown =
        new Solver<>(cfg, transfer, 2 * pathStates, context.work()).solveThrown(node, edge, owing);
    Evidence evidence = new Evidence(followed);
    before.forEach(evidence::add);
    for (int exit = 0; exit < cfg.size(); exit++) {
      for (PathState state : atExit(exit, thrown)) {
        evidence.add(exit, state);
      }
    }
    evidence.proof.requires(context.isSureToReach(site, node) && edge.isExpected());
    return evidence.exits.isEmpty() ? null : path(node, edge, evidence);
  }

  /**
   * Creates an identity that no node of the graph has, so that resources created later stay
   * distinct.
   */
  private ResourceId followed(Site site) {
    return ResourceId.recent(new Site.Node(cfg.size() + duty.since(site)));
  }

  /** What the paths after an exception have in common. */
  private static final class Evidence {
    private final ResourceId resource;
    private final List<Integer> exits = new ArrayList<>();
    private final Proof proof = new Proof();
    private final Set<FieldKey> heldIn = new TreeSet<>();
    private boolean isScopable;

    Evidence(ResourceId resource) {
      this.resource = resource;
    }

    void add(PathState state) {
      if (state.has(resource)) {
        proof.onPath(state, EndCollector.isOpenForSure(state.resource(resource)));
      }
    }

    void add(int exit, PathState state) {
      add(state);
      if (state.has(resource) && state.resource(resource).isOwed()) {
        exits.add(exit);
        state.knownFields().stream()
            .filter(field -> isHeld(state.field(field), state))
            .map(FieldKey::declared)
            .forEach(heldIn::add);
        isScopable |= state.resource(resource).owner().isScopable();
      }
    }

    /** Returns whether a value is the resource, or a container with it. */
    private boolean isHeld(Value value, PathState state) {
      return value.mayBe(new Atom.Ref(resource))
          || value.resources().stream()
              .anyMatch(each -> Contents.of(state, each).contains(resource));
    }
  }

  private OpenPath path(int node, Edge edge, Evidence evidence) {
    int exit = evidence.exits.get(0);
    Instr instr = cfg.instruction(node);
    boolean isCall = instr instanceof Instr.Invoke;
    Span at = instr.at();
    boolean isCaught = cfg.instruction(exit) instanceof Instr.Return;
    List<String> exceptions =
        isCall ? edge.stated() : edge.thrown().stream().filter(Edge::isSpokenOf).toList();
    return new OpenPath(
        resources.place(at),
        Optional.empty(),
        isCall ? Optional.of(resources.expression(at)) : Optional.empty(),
        exceptions,
        isCaught ? Optional.of(resources.place(cfg.instruction(exit).span())) : Optional.empty(),
        evidence.proof.holds() && !rare.areAll(exceptions, node, edge, solution.before(node)),
        evidence.heldIn,
        evidence.isScopable);
  }

  /** A path on which an exception leaves the resource open. */
  private record OpenPath(
      Place thrownAt,
      Optional<Place> earlier,
      Optional<String> thrower,
      List<String> exceptions,
      Optional<Place> exit,
      boolean isOpenOnEveryPath,
      Set<FieldKey> heldIn,
      boolean isScopable) {

    /** Returns this path as the worst of several, of which another one may be the first. */
    OpenPath since(OpenPath first) {
      return new OpenPath(
          thrownAt,
          Optional.of(first.thrownAt).filter(place -> !place.equals(thrownAt)),
          thrower,
          exceptions,
          exit,
          isOpenOnEveryPath,
          heldIn,
          isScopable);
    }

    boolean isCertain() {
      return isOpenOnEveryPath && !exceptions.isEmpty();
    }

    LeakFact.Unwound fact(String method, ResourceInfo info) {
      return new LeakFact.Unwound(
          info,
          method,
          thrownAt,
          earlier,
          thrower,
          exceptions.stream()
              .map(type -> RootMark.strip(type.substring(type.lastIndexOf('.') + 1)))
              .toList(),
          exit,
          isOpenOnEveryPath,
          heldIn,
          CallerScope.unknown(isScopable));
    }
  }
}
