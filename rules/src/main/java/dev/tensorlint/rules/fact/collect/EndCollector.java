// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ContainerLabel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Determines the state of each resource that a method has a duty to, at each exit. */
final class EndCollector {

  private final MethodContext context;
  private final Resources resources;
  private final List<ExitStates> exits;
  private final Duty duty;
  private final SolvedBody body;
  private @Nullable Set<Site> leftInParts;

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<LeakFact.Ended> facts(SolvedBody body) {
      return new EndCollector(body, Duty.RELEASE).collect();
    }
  }

  EndCollector(SolvedBody body, Duty duty) {
    this.body = body;
    this.duty = duty;
    this.context = body.context();
    this.resources = body.resources();
    this.exits = ends(body, duty);
  }

  /** Returns where the method ends, and where a round ends of a loop that it never leaves. */
  private static List<ExitStates> ends(SolvedBody body, Duty duty) {
    List<ExitStates> ends = new ArrayList<>(body.exits());
    if (duty == Duty.RELEASE) {
      ends.addAll(EndlessRounds.of(body.context().cfg(), body.solution()));
    }
    return ends;
  }

  List<LeakFact.Ended> collect() {
    Map<Site, List<Ending>> bySite = new TreeMap<>();
    for (ExitStates exit : exits) {
      for (Site made : made(exit)) {
        bySite.computeIfAbsent(made, key -> new ArrayList<>()).add(ending(made, exit));
      }
    }
    MaybeNew maybeNew = MaybeNew.in(body);
    bySite.keySet().removeIf(made -> maybeNew.is(made) && Endings.any(body, made));
    Map<Site, List<Exit>> known = new TreeMap<>();
    bySite.forEach(
        (made, endings) -> known.put(made, exits(made, maybeNew.isOrWasGiven(made), endings)));
    return merge(known);
  }

  /**
   * Returns whether paths seem to be done with a resource that others leave open, while no code of
   * the method releases it or hands it on: there it holds nothing, and no variable has it any more.
   */
  private boolean isIdle(Site made, List<Ending> endings) {
    List<Exit> exits = endings.stream().map(Ending::exit).toList();
    return isOpenSomewhere(exits)
        && exits.stream().anyMatch(Exit::isDoneOnSomePath)
        && !Endings.any(body, made);
  }

  /**
   * An exit, and what follows from all of its states together.
   *
   * @param isOpenInEachState whether each state that has the resource certainly leaves it open,
   *     also where the state stands for several paths
   * @param isOpenOrDoneInEach whether each of them does so, or is done with it
   * @param isReached whether the exit is certainly reached from the creation
   */
  private record Ending(
      Exit exit, boolean isOpenInEachState, boolean isOpenOrDoneInEach, boolean isReached) {

    /** After a caught exception the exit is none of those that {@link Exit} speaks of. */
    Exit onEveryPath() {
      return exit.isOpenOnSomePath() ? exit.onEveryPath() : exit;
    }

    Exit ifReached() {
      return isReached ? exit : exit.onSomePathOnly();
    }
  }

  /**
   * Returns the exits of a resource. If each state at each exit leaves it open, so does each path:
   * neither the exit that is taken nor a condition that joined states have lost matters. Nor do
   * paths on which it holds nothing.
   *
   * @param isMaybeNew whether the paths that seem to be done with it may never have had it
   */
  private List<Exit> exits(Site made, boolean isMaybeNew, List<Ending> endings) {
    boolean isIdle = isIdle(made, endings);
    Predicate<Ending> leavesOpen =
        isIdle && !isMaybeNew ? Ending::isOpenOrDoneInEach : Ending::isOpenInEachState;
    boolean isNeverReleased =
        !context.cfg().mayBeExpectedToFail(duty.since(made))
            && endings.stream().allMatch(leavesOpen);
    return endings.stream()
        .map(isNeverReleased ? Ending::onEveryPath : Ending::ifReached)
        .map(exit -> isIdle ? exit.doneOnNoPath() : exit)
        .toList();
  }

  /**
   * Returns whether the method failed to release it; after a caught exception {@link
   * UnwindCollector} reports the leak.
   */
  private static boolean isLeaked(ResourceState state) {
    return state.isOwed() && !state.isUnwound();
  }

  private boolean isSureToEndIn(int made, ExitStates exit) {
    return !context.cfg().mayBeExpectedToFail(made)
        && context.cfg().isSureToReachBehind(made, exit.node());
  }

  private Set<Site> made(ExitStates exit) {
    Set<Site> made = new TreeSet<>();
    for (PathState state : exit.after()) {
      addMade(state.resources().keySet(), made);
      addMade(state.settled(), made);
    }
    return made;
  }

  private void addMade(Set<ResourceId> resources, Set<Site> made) {
    for (ResourceId resource : resources) {
      if (duty.since(resource.site()) != Site.NO_NODE) {
        made.add(resource.site());
      }
    }
  }

  private Ending ending(Site site, ExitStates exit) {
    boolean onSome = false;
    boolean isDoneOnSome = false;
    boolean isOpenInEachState = true;
    boolean isOpenOrDoneInEach = true;
    Proof onEvery = new Proof();
    boolean isScopable = false;
    boolean isHeldWeakly = false;
    boolean isOverwritten = true;
    boolean isCaptured = false;
    Set<Span> weakHolds = new TreeSet<>();
    Set<Span> overwrites = new TreeSet<>();
    for (PathState state : exit.after()) {
      boolean isThere = false;
      boolean isSure = false;
      for (ResourceState one : ofSite(state, site)) {
        boolean isOpen = one.isOwed() && isOpenForSure(one);
        isThere |= !one.isVoid();
        isSure |= !one.isVoid() && isOpen;
        isOpenInEachState &= one.isVoid() || isOpen;
        isOpenOrDoneInEach &= one.isVoid() || isOpen || isDone(one);
        isDoneOnSome |= !one.isVoid() && isDone(one);
        if (!one.isVoid() && isLeaked(one)) {
          onSome = true;
          isScopable |= one.owner().isScopable();
          isHeldWeakly |= !one.weaklyHeldAt().isEmpty();
          isCaptured |= one.marks().isCaptured();
          isOverwritten &= !one.marks().overwrittenAt().isEmpty();
          addSpans(one.marks().overwrittenAt(), overwrites);
          addSpans(one.handedOver() == Certainty.NO ? one.weaklyHeldAt() : Set.of(), weakHolds);
        }
      }
      if (isThere) {
        onEvery.onPath(state, isSure);
      }
    }
    onSome = onSome && !(isDoneOnSome && leftInParts().contains(site));
    Exit end =
        new Exit(
            resources.place(exit.exit().span()),
            onSome,
            onSome && onEvery.holds(),
            onSome && isDoneOnSome,
            !onSome && !isDoneOnSome,
            isScopable,
            places(weakHolds),
            places(returnedWeakHolds(site, exit)),
            isHeldWeakly,
            places(overwrites),
            onSome && isOverwritten,
            isCaptured,
            keeper(site, exit));
    boolean isReached = isSureToEndIn(duty.since(site), exit);
    return new Ending(end, isOpenInEachState, isOpenOrDoneInEach, isReached);
  }

  private Set<Site> leftInParts() {
    Set<Site> known = leftInParts;
    if (known == null) {
      known = LeftInParts.of(body);
      leftInParts = known;
    }
    return known;
  }

  /** Returns where a returned resource is put into weak references that are all that is left. */
  private Set<Span> returnedWeakHolds(Site site, ExitStates exit) {
    Set<Span> holds = new TreeSet<>();
    Slot value = exit.exit().value();
    if (value == null) {
      return holds;
    }
    for (PathState state : exit.before()) {
      ResourceId made = ResourceId.recent(site);
      if (state.has(made) && state.value(value).mayBe(new Atom.Ref(made))) {
        ResourceState one = state.resource(made);
        addSpans(
            one.handedOver() == Certainty.NO && one.isOpen() ? one.weaklyHeldAt() : Set.of(),
            holds);
      }
    }
    return holds;
  }

  /** Returns whether some path has released it or handed it on. */
  private static boolean isDone(ResourceState state) {
    return state.mayBeReleased() || !state.isOwed();
  }

  private Optional<ContainerLabel> keeper(Site site, ExitStates exit) {
    return exit.after().stream()
        .flatMap(state -> keepers(site, state))
        .min(
            Comparator.comparing((ContainerLabel keeper) -> !keeper.isGrowing())
                .thenComparing(ContainerLabel::name));
  }

  private Stream<ContainerLabel> keepers(Site site, PathState state) {
    ResourceId older = ResourceId.recent(site).older();
    boolean isRepeated = state.has(older) && state.has(ResourceId.recent(site));
    return ResourceId.all(site).stream()
        .filter(state::has)
        .filter(one -> state.resource(one).isOwed())
        .flatMap(one -> keepers(Contents.around(state, one), isRepeated, state));
  }

  /**
   * Labels the containers that hold a resource. What one pipeline of a stream creates does not
   * accumulate.
   */
  private Stream<ContainerLabel> keepers(
      Set<ResourceId> around, boolean isRepeated, PathState state) {
    boolean pilesUp = isRepeated && around.stream().allMatch(resources::isNamedContainer);
    return around.stream()
        .filter(state::has)
        .filter(resources::isNamedContainer)
        .flatMap(id -> resources.info(id).stream().map(info -> keeper(id, info, pilesUp, state)));
  }

  private ContainerLabel keeper(
      ResourceId id, ResourceInfo info, boolean pilesUp, PathState state) {
    boolean isGrowing = pilesUp && state.resource(id).owner().isHere() && !isMany(state, id);
    boolean isRecord = Types.isCarrier(id, state);
    return new ContainerLabel(info.name(), info.created(), isRecord, isGrowing);
  }

  private static boolean isMany(PathState state, ResourceId container) {
    return container.isOlder() || state.resource(container).isMany();
  }

  private List<Place> places(Set<Span> spans) {
    return spans.stream().map(resources::place).toList();
  }

  static boolean isOpenForSure(ResourceState state) {
    return state.isOpen() && state.handedOver() == Certainty.NO && !state.marks().mayLast();
  }

  private void addSpans(Set<Integer> nodes, Set<Span> spans) {
    for (int node : nodes) {
      spans.add(span(node));
    }
  }

  private Span span(int node) {
    return context.cfg().instruction(node).at();
  }

  static List<ResourceState> ofSite(PathState state, Site site) {
    List<ResourceState> found = new ArrayList<>();
    for (ResourceId id : ResourceId.all(site)) {
      if (state.has(id)) {
        found.add(state.resource(id));
      }
    }
    return found;
  }

  /**
   * Merges nodes with the same place: they are copies of one piece of code, such as a {@code
   * finally}. Of the parts of one object that one call created, the first that is still open is
   * reported.
   */
  private List<LeakFact.Ended> merge(Map<Site, List<Exit>> bySite) {
    Map<Span, Map<String, LeakFact.Ended>> byPlace = new TreeMap<>();
    bySite.forEach(
        (made, found) ->
            resources
                .info(made)
                .filter(duty::concerns)
                .filter(info -> !context.cfg().isExpectedToFail(duty.since(made)))
                .filter(info -> !info.isContainer() || isOpenSomewhere(found))
                .map(info -> ended(info, made, found))
                .ifPresent(
                    ended ->
                        byPlace
                            .computeIfAbsent(
                                ended.resource().created().span(), place -> new TreeMap<>())
                            .merge(part(made), ended, EndCollector::both)));
    return byPlace.values().stream().map(EndCollector::worst).toList();
  }

  private static String part(Site made) {
    return made instanceof Site.Part part ? part.name() : "";
  }

  private static LeakFact.Ended worst(Map<String, LeakFact.Ended> parts) {
    return parts.values().stream()
        .min(
            Comparator.comparing((LeakFact.Ended one) -> !isOpenSomewhere(one.exits()))
                .thenComparing(one -> !one.exits().stream().allMatch(Exit::isOpenOnEveryPath)))
        .orElseThrow();
  }

  /**
   * Returns whether some exit leaves it open. A container is not reported itself; its elements are.
   */
  private static boolean isOpenSomewhere(List<Exit> exits) {
    return exits.stream().anyMatch(Exit::isOpenOnSomePath);
  }

  /** Returns whether code releases or hands on a resource that no exit finds done. */
  private boolean isDoneInside(Site made, List<Exit> exits) {
    return exits.stream().noneMatch(Exit::isDoneOnSomePath) && Endings.any(body, made);
  }

  private LeakFact.Ended ended(ResourceInfo info, Site made, List<Exit> exits) {
    return new LeakFact.Ended(
        info,
        context.name(),
        sorted(exits),
        isDoneInside(made, exits),
        Optional.empty(),
        ScopeContext.ENTRY,
        missed(info, made, exits));
  }

  private Optional<String> missed(ResourceInfo info, Site made, List<Exit> exits) {
    boolean isDone = exits.stream().anyMatch(Exit::isDoneOnSomePath);
    return isDone && isOpenSomewhere(exits) && !info.isContainer()
        ? MissedBranch.of(body, made)
        : Optional.empty();
  }

  private static LeakFact.Ended both(LeakFact.Ended one, LeakFact.Ended other) {
    List<Exit> exits = new ArrayList<>(one.exits());
    exits.addAll(other.exits());
    boolean isDoneInside = one.isDoneInside() || other.isDoneInside();
    return new LeakFact.Ended(
        one.resource(),
        one.method(),
        sorted(exits),
        isDoneInside,
        one.keptAt(),
        one.context(),
        one.missed().filter(branch -> one.missed().equals(other.missed())));
  }

  private static List<Exit> sorted(List<Exit> exits) {
    return exits.stream().sorted(Comparator.comparing(exit -> exit.at().span())).toList();
  }
}
