// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds accesses to a resource after its release on some path. Copies of one piece of code, such as
 * a {@code finally}, count as one place: a fact about it is definite only if it is in all copies.
 * If each path reaches a place with a different resource, and each of them was released, that is
 * one definite access and is reported once.
 */
final class AfterRelease {

  private static final Integer RECEIVER = -1;

  private static final Comparator<Found> BY_CREATION =
      Comparator.comparing(found -> found.resource().created().span());

  private final MethodContext context;
  private final Transfer transfer;
  private final Resources resources;
  private final List<ReachedCall> calls;
  private final ReleasePlaces places;
  private final Map<Key, Evidence> found = new LinkedHashMap<>();
  private final Set<AccessedOperand> sometimesOpen = new HashSet<>();

  /** Selects the operands and fields that a call accesses. */
  interface AccessSelector {
    List<Slot> slots(Instr.Invoke call, PathState state);

    List<FieldKey> fields(Instr.Invoke call, PathState state);
  }

  /**
   * One access to a resource after its release.
   *
   * @param variable variable of the access, empty for an intermediate value
   * @param releases where it was released, on the paths that lead there, by place
   * @param isReleasedOnEveryPath whether no path there leaves it open
   * @param isSure whether no unresolved code had access to it
   * @param owner the owner with which it was released, if that is no scope and the same on all
   *     paths
   */
  record Found(
      ResourceInfo resource,
      Place at,
      Optional<String> variable,
      List<Release> releases,
      boolean isReleasedOnEveryPath,
      boolean isSure,
      Optional<ResourceInfo> owner) {

    boolean isDefinite() {
      return isReleasedOnEveryPath && isSure;
    }
  }

  /** One operand of one call, and its value in each state before the call. */
  private record Visit(
      int node,
      Instr.Invoke call,
      @Nullable Slot slot,
      Object operand,
      List<PathState> states,
      Function<PathState, Value> value) {

    Key key(Site site) {
      return new Key(accessed(), site);
    }

    AccessedOperand accessed() {
      return new AccessedOperand(place(call, slot), operand);
    }
  }

  /**
   * @param operand position of the argument, {@link #RECEIVER}, or the accessed field
   */
  private record AccessedOperand(Span at, Object operand) {}

  private record Key(AccessedOperand accessed, Site site) {}

  /** What the paths to an access have in common; copies of a {@code finally} count as one place. */
  private static final class Evidence {
    private final Set<Release> releases = new LinkedHashSet<>();
    private final Set<Optional<ResourceInfo>> owners = new LinkedHashSet<>();
    private Optional<String> variable = Optional.empty();
    private final Proof onEveryPath = new Proof();
    private final Proof sure = new Proof();
    private boolean isReached;
  }

  AfterRelease(SolvedBody body) {
    this.context = body.context();
    this.transfer = body.transfer();
    this.resources = body.resources();
    this.calls = body.calls();
    this.places = new ReleasePlaces(body);
  }

  /**
   * Returns whether some state before a call contains a resource that was released and not used
   * since.
   */
  @SuppressWarnings("ReferenceEquality") // Steps that change nothing share the map.
  static boolean isPossible(SolvedBody body) {
    Map<ResourceId, ResourceState> seen = Map.of();
    for (ReachedCall reached : body.calls()) {
      for (PathState state : reached.states()) {
        if (state.resources() != seen) {
          seen = state.resources();
          if (isFreshlyReleased(seen)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isFreshlyReleased(Map<ResourceId, ResourceState> resources) {
    for (ResourceState one : resources.values()) {
      for (Typestate typestate : one.typestates()) {
        if (typestate.isFreshlyReleased()) {
          return true;
        }
      }
    }
    return false;
  }

  List<Found> collect(AccessSelector selector) {
    List<Visit> visits = new ArrayList<>();
    for (ReachedCall reached : calls) {
      int node = reached.node();
      if (!context.cfg().isExpectedToFail(node) && !context.cfg().isMisuseExpected(node)) {
        visits.addAll(visits(node, reached.call(), reached.states(), selector));
      }
    }
    visits.forEach(this::find);
    visits.forEach(this::weigh);
    visits.stream().filter(this::mayBeOpen).map(Visit::accessed).forEach(sometimesOpen::add);
    Map<AccessedOperand, List<Key>> byPlace = new LinkedHashMap<>();
    found.forEach(
        (key, evidence) ->
            byPlace.computeIfAbsent(key.accessed(), unseen -> new ArrayList<>()).add(key));
    List<Found> all = new ArrayList<>();
    byPlace.forEach((accessed, keys) -> all.addAll(found(accessed, keys)));
    all.sort(Comparator.comparing((Found one) -> one.at().span()).thenComparing(BY_CREATION));
    return all;
  }

  private static List<Visit> visits(
      int node, Instr.Invoke call, List<PathState> states, AccessSelector selector) {
    List<Visit> visits = new ArrayList<>();
    for (Slot slot : selector.slots(call, states.get(0))) {
      visits.add(
          new Visit(node, call, slot, operand(call, slot), states, state -> state.value(slot)));
    }
    for (FieldKey field : selector.fields(call, states.get(0))) {
      visits.add(new Visit(node, call, null, field, states, state -> state.field(field)));
    }
    return visits;
  }

  private void find(Visit visit) {
    for (PathState state : visit.states()) {
      for (ResourceId resource : visit.value().apply(state).resources()) {
        if (isFresh(state, resource)) {
          found.computeIfAbsent(visit.key(resource.site()), unseen -> new Evidence());
        }
      }
    }
  }

  private static boolean isFresh(PathState state, ResourceId resource) {
    boolean isFollowed = !(resource.site() instanceof Site.Field of && of.field().isOfAny());
    return isFollowed
        && state.has(resource)
        && state.resource(resource).typestates().stream().anyMatch(Typestate::isFreshlyReleased);
  }

  private void weigh(Visit visit) {
    found.forEach(
        (key, evidence) -> {
          if (key.equals(visit.key(key.site()))) {
            weigh(evidence, key.site(), visit);
          }
        });
  }

  private void weigh(Evidence evidence, Site site, Visit visit) {
    if (visit.slot() instanceof Slot.Variable variable) {
      evidence.variable = Optional.of(variable.local().name());
    }
    for (PathState state : visit.states()) {
      weigh(evidence, site, visit.node(), state, visit.value().apply(state));
    }
  }

  private void weigh(Evidence evidence, Site site, int node, PathState state, Value value) {
    List<ResourceId> same =
        value.resources().stream()
            .filter(resource -> resource.site().equals(site) && state.has(resource))
            .toList();
    evidence.onEveryPath.requires(same.size() == 1 && value.isOneResource());
    for (ResourceId resource : same) {
      ResourceState one = state.resource(resource);
      if (one.typestates().stream().allMatch(Typestate::isUsedSince)) {
        continue;
      }
      evidence.onEveryPath.requires(one.isReleased() && !mayHaveLeft(resource, state));
      evidence.sure.onPath(state, !one.isUnsure() && !context.cfg().mayBeExpectedToFail(node));
      one.typestates().stream()
          .filter(Typestate::isFreshlyReleased)
          .forEach(typestate -> note(evidence, typestate, node, one));
    }
  }

  /**
   * Returns whether an element may no longer be in its container, so that what was done to the
   * others does not tell about the one that is accessed: it was taken out, or is what is left for a
   * loop.
   */
  private boolean mayHaveLeft(ResourceId element, PathState state) {
    return (element.site() instanceof Site.Iteration || isTakenOut(element, state))
        && state.resource(element).inside().containers().keySet().stream()
            .anyMatch(one -> state.has(one) && state.resource(one).marks().mayHaveLost());
  }

  private boolean isTakenOut(ResourceId element, PathState state) {
    return element.site() instanceof Site.Element read
        && context.cfg().instruction(read.node()) instanceof Instr.Invoke call
        && EffectsCollector.isTaking(call, transfer.calls().known().of(call, state));
  }

  /**
   * Returns whether some path reaches the access with a resource that is not certainly released, or
   * with several resources.
   */
  private boolean mayBeOpen(Visit visit) {
    return visit.states().stream().anyMatch(state -> mayBeOpen(state, visit.value().apply(state)));
  }

  private boolean mayBeOpen(PathState state, Value value) {
    if (!state.isOneObject(value)) {
      return true;
    }
    ResourceState one = state.resource(value.resources().get(0));
    boolean isUsed = one.typestates().stream().allMatch(Typestate::isUsedSince);
    return !isUsed && !(one.isReleased() && isFresh(state, value.resources().get(0)));
  }

  private void note(Evidence evidence, Typestate typestate, int node, ResourceState one) {
    evidence.isReached |= context.cfg().isSureToReach(typestate.node(), node);
    boolean isWithObject = typestate.isWithOwner() && places.isOwnedByObject(one);
    evidence.releases.add(places.of(typestate, one));
    evidence.owners.add(isWithObject ? places.owner(one) : Optional.empty());
  }

  private static Integer operand(Instr.Invoke call, Slot slot) {
    return slot.equals(call.receiver())
        ? RECEIVER
        : Integer.valueOf(call.arguments().indexOf(slot));
  }

  /** Returns the place of the argument for an argument, of the method's name for the receiver. */
  private static Span place(Instr.Invoke call, @Nullable Slot slot) {
    int index = slot == null || slot.equals(call.receiver()) ? -1 : call.arguments().indexOf(slot);
    return index < 0 || index >= call.argumentSpans().size()
        ? call.nameSpan()
        : call.argumentSpans().get(index);
  }

  private List<Found> found(AccessedOperand accessed, List<Key> keys) {
    List<Found> apart = new ArrayList<>();
    keys.forEach(key -> found(key, evidence(key)).ifPresent(apart::add));
    boolean isJoint =
        apart.size() > 1
            && !sometimesOpen.contains(accessed)
            && apart.stream().allMatch(Found::isSure);
    return isJoint ? List.of(joint(apart)) : apart;
  }

  private Evidence evidence(Key key) {
    return found.getOrDefault(key, new Evidence());
  }

  private static Found joint(List<Found> apart) {
    Found first = Collections.min(apart, BY_CREATION);
    Set<Release> releases = new LinkedHashSet<>();
    apart.forEach(one -> releases.addAll(one.releases()));
    Set<Optional<ResourceInfo>> owners = new LinkedHashSet<>();
    apart.forEach(one -> owners.add(one.owner()));
    return new Found(
        first.resource(), first.at(), first.variable(), sorted(releases), true, true, only(owners));
  }

  private Optional<Found> found(Key key, Evidence evidence) {
    if (evidence.releases.isEmpty()) {
      return Optional.empty();
    }
    return resources
        .info(key.site())
        .map(
            info ->
                new Found(
                    info,
                    resources.place(key.accessed().at()),
                    evidence.variable,
                    sorted(evidence.releases),
                    evidence.onEveryPath.holds(),
                    evidence.sure.holds() && evidence.isReached,
                    only(evidence.owners)));
  }

  private static List<Release> sorted(Set<Release> releases) {
    return releases.stream().sorted(Comparator.comparing(release -> release.at().span())).toList();
  }

  private static Optional<ResourceInfo> only(Set<Optional<ResourceInfo>> owners) {
    return owners.size() == 1 ? owners.iterator().next() : Optional.empty();
  }
}
