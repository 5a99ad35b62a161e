// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.InstrRole;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.resource.Escape;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Flight;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Finds resources that leave a method, or stay in a field after it ends, although they were
 * released with their owner. A use in the method after the release is reported there and not here.
 */
final class EscapeCollector {

  private static final Escape RETURNED = Escape.RETURNED;
  private static final Escape IN_FIELD = Escape.IN_FIELD;

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final List<ExitStates> exits;
  private final ReleasePlaces places;
  private final Map<Key, Evidence> found = new LinkedHashMap<>();

  private record Key(Span at, Site site) {}

  private static final class Evidence {
    private final Escape how;
    private final Set<Release> releases = new LinkedHashSet<>();
    private Optional<ResourceInfo> owner = Optional.empty();
    private boolean isOfOwner;
    private boolean isDefinite;

    Evidence(Escape how) {
      this.how = how;
    }
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ReleaseFact.Escaped> facts(SolvedBody body) {
      return new EscapeCollector(body).collect();
    }
  }

  private EscapeCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
    this.exits = body.exits();
    this.places = new ReleasePlaces(body);
  }

  List<ReleaseFact.Escaped> collect() {
    if (!isAnythingDead()) {
      return List.of();
    }
    for (ExitStates exit : exits) {
      Slot value = exit.exit().value();
      if (value != null) {
        Span at = exit.exit().span();
        weigh(exit, state -> state.value(value), site -> Optional.of(at), RETURNED);
        weighFunctions(exit, state -> state.value(value), task -> Optional.of(at));
      }
      for (FieldKey field : fields(exit)) {
        weigh(exit, state -> state.field(field), site -> storeOf(field, site), IN_FIELD);
        weighFunctions(exit, state -> state.field(field), task -> storeOf(field, task));
      }
      exit.before().forEach(state -> weighContents(exit, state));
    }
    List<ReleaseFact.Escaped> facts = new ArrayList<>();
    found.forEach((key, evidence) -> fact(key, evidence).ifPresent(facts::add));
    facts.sort(
        Comparator.comparing((ReleaseFact.Escaped fact) -> fact.at().span())
            .thenComparing(fact -> fact.resource().created().span()));
    return facts;
  }

  private boolean isAnythingDead() {
    for (ExitStates exit : exits) {
      for (PathState state : exit.before()) {
        for (ResourceState one : state.resources().values()) {
          if (isDead(one)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Set<FieldKey> fields(ExitStates exit) {
    Set<FieldKey> fields = new LinkedHashSet<>();
    for (PathState state : exit.before()) {
      state.knownFields().stream().filter(key -> !key.isOfObject()).forEach(fields::add);
    }
    return fields;
  }

  private void weigh(
      ExitStates exit,
      Function<PathState, Value> value,
      Function<Site, Optional<Span>> place,
      Escape how) {
    Set<Site> seen = new HashSet<>();
    for (PathState state : exit.before()) {
      for (ResourceId resource : value.apply(state).resources()) {
        if (isDead(state, resource) && seen.add(resource.site())) {
          place.apply(resource.site()).ifPresent(at -> add(at, resource.site(), exit, value, how));
        }
      }
    }
  }

  /** Weighs functions that outlive the method: they read what they have captured when they run. */
  private void weighFunctions(
      ExitStates exit,
      Function<PathState, Value> value,
      Function<Atom.Task, Optional<Span>> place) {
    Map<ResourceId, Atom.Task> captured = new TreeMap<>();
    for (PathState state : exit.before()) {
      for (Atom atom : value.apply(state).atoms()) {
        if (atom instanceof Atom.Task task) {
          uses(task, state).stream()
              .filter(used -> isDead(state, used))
              .forEach(used -> captured.put(used, task));
        }
      }
    }
    captured.forEach(
        (used, task) -> place.apply(task).ifPresent(at -> function(at, used, exit, value)));
  }

  private void function(
      Span at, ResourceId used, ExitStates exit, Function<PathState, Value> holder) {
    add(
        at,
        used.site(),
        exit,
        state -> captured(used, holder.apply(state), state),
        Escape.IN_FUNCTION);
    Evidence evidence = found.get(new Key(at, used.site()));
    for (PathState state : exit.before()) {
      if (evidence != null && isDead(state, used)) {
        note(evidence, state.resource(used));
      }
    }
  }

  private static Set<ResourceId> uses(Atom.Task task, PathState state) {
    Flight function = state.flights().get(task.node());
    return function.isRunning() ? Set.of() : function.uses();
  }

  private static Value captured(ResourceId used, Value holder, PathState state) {
    boolean isCaptured =
        !holder.atoms().isEmpty()
            && holder.atoms().stream()
                .allMatch(
                    atom -> atom instanceof Atom.Task task && uses(task, state).contains(used));
    return isCaptured ? Value.ref(used) : Value.UNKNOWN;
  }

  /**
   * Returns whether it was released with its owner or at the end of its block, and not used since.
   */
  private boolean isDead(PathState state, ResourceId resource) {
    return state.has(resource) && isDead(state.resource(resource));
  }

  private boolean isDead(ResourceState state) {
    for (Typestate typestate : state.typestates()) {
      if (isDead(typestate)) {
        return true;
      }
    }
    return false;
  }

  private boolean isDead(Typestate typestate) {
    return typestate.isFreshlyReleased()
        && (typestate.isWithOwner() || isEndOfBlock(typestate.node()));
  }

  /**
   * Returns whether a node is the implicit close of a {@code try}; no code of the block can observe
   * that release.
   */
  private boolean isEndOfBlock(int node) {
    return context.cfg().instruction(node) instanceof Instr.Invoke call && call.isImplicit();
  }

  private void add(
      Span at, Site site, ExitStates exit, Function<PathState, Value> value, Escape how) {
    Evidence evidence = found.computeIfAbsent(new Key(at, site), key -> new Evidence(how));
    Proof proof = new Proof();
    boolean isReached = false;
    for (PathState state : exit.before()) {
      Value held = value.apply(state);
      proof.onPath(state, isDeadForSure(state, held));
      for (ResourceId resource : held.resources()) {
        if (resource.site().equals(site) && state.has(resource)) {
          note(evidence, state.resource(resource));
          isReached |= isReached(state.resource(resource), exit);
        }
      }
    }
    evidence.isDefinite |= proof.holds() && isReached;
  }

  private boolean isReached(ResourceState state, ExitStates exit) {
    return state.typestates().stream()
        .filter(this::isDead)
        .anyMatch(typestate -> context.cfg().isSureToReach(typestate.node(), exit.node()));
  }

  private boolean isDeadForSure(PathState state, Value held) {
    if (!state.isOneObject(held)) {
      return false;
    }
    ResourceState one = state.resource(held.resources().get(0));
    return !one.isUnsure() && one.typestates().stream().allMatch(this::isDead);
  }

  private void note(Evidence evidence, ResourceState state) {
    for (Typestate typestate : state.typestates()) {
      if (isDead(typestate)) {
        evidence.releases.add(places.of(typestate, state));
        if (typestate.isWithOwner()) {
          evidence.isOfOwner = true;
          evidence.owner = places.owner(state);
        }
      }
    }
  }

  private void weighContents(ExitStates exit, PathState state) {
    state
        .resources()
        .forEach(
            (id, one) -> {
              if (isDead(one) && !Contents.isReadOnly(id)) {
                one.inside().containers().keySet().stream()
                    .filter(container -> outlives(container, state, exit))
                    .forEach(container -> content(id.site(), container, exit));
              }
            });
  }

  private static boolean outlives(ResourceId container, PathState state, ExitStates exit) {
    Slot value = exit.exit().value();
    boolean isReturned = value != null && state.value(value).mayBe(new Atom.Ref(container));
    boolean isOfField = container.site() instanceof Site.Field of && !of.field().isOfObject();
    return isReturned || isOfField || container.site() instanceof Site.Parameter;
  }

  private void content(Site site, ResourceId container, ExitStates exit) {
    additionTo(container, site)
        .ifPresent(
            at ->
                content(
                    found.computeIfAbsent(
                        new Key(at, site), key -> new Evidence(Escape.IN_CONTAINER)),
                    ResourceId.recent(site),
                    container,
                    exit));
  }

  private void content(
      Evidence evidence, ResourceId element, ResourceId container, ExitStates exit) {
    Proof proof = new Proof();
    boolean isReached = false;
    for (PathState state : exit.before()) {
      boolean isInside = isIn(state, element, container) == Certainty.YES;
      proof.onPath(state, isInside && isDeadForSure(state, Value.ref(element)));
      if (state.has(element)) {
        note(evidence, state.resource(element));
        isReached |= isReached(state.resource(element), exit);
      }
    }
    evidence.isDefinite |= proof.holds() && isReached;
  }

  private static Certainty isIn(PathState state, ResourceId element, ResourceId container) {
    return state.has(element) ? state.resource(element).inside().in(container) : Certainty.NO;
  }

  /** Returns the first place that adds a resource to a container. */
  private Optional<Span> additionTo(ResourceId container, Site site) {
    ResourceId element = ResourceId.recent(site);
    for (int node = 0; node < context.cfg().size(); node++) {
      Instr instr = context.cfg().instruction(node);
      if (InstrRole.of(instr).mayStore() && adds(node, element, container)) {
        return Optional.of(instr.at());
      }
    }
    return Optional.empty();
  }

  private boolean adds(int node, ResourceId element, ResourceId container) {
    return solution.before(node).stream()
        .filter(before -> !isIn(before, element, container).isPossible())
        .flatMap(before -> transfer.transfer(node, before).stream())
        .anyMatch(after -> isIn(after, element, container).isPossible());
  }

  /** Returns the first place that stores a function in a field. */
  private Optional<Span> storeOf(FieldKey field, Atom.Task task) {
    for (int node = 0; node < context.cfg().size(); node++) {
      if (context.cfg().instruction(node) instanceof Instr.StoreField store
          && solution.before(node).stream()
              .anyMatch(state -> state.value(store.source()).mayBe(task))
          && FieldKey.of(store.field(), field.object()).equals(field)) {
        return Optional.of(store.span());
      }
    }
    return Optional.empty();
  }

  /** Returns the first place that stores a resource in a field. */
  private Optional<Span> storeOf(FieldKey field, Site site) {
    for (int node = 0; node < context.cfg().size(); node++) {
      Instr instr = context.cfg().instruction(node);
      if (InstrRole.of(instr).mayStore() && puts(node, field, site)) {
        return Optional.of(instr.at());
      }
    }
    return Optional.empty();
  }

  private boolean puts(int node, FieldKey field, Site site) {
    return solution.before(node).stream()
        .filter(before -> !holds(before, field, site))
        .flatMap(before -> transfer.transfer(node, before).stream())
        .anyMatch(after -> holds(after, field, site));
  }

  private static boolean holds(PathState state, FieldKey field, Site site) {
    return state.field(field).resources().stream().anyMatch(one -> one.site().equals(site));
  }

  /**
   * Creates the fact. A resource that its own block closes is reported only if that is definite: a
   * conversion that may return its argument is used where it does not, for example {@code
   * array.toType(FLOAT32, false)} of bytes.
   */
  private Optional<ReleaseFact.Escaped> fact(Key key, Evidence evidence) {
    return resources
        .info(key.site())
        .filter(info -> evidence.isOfOwner || evidence.isDefinite)
        .map(
            info ->
                new ReleaseFact.Escaped(
                    info,
                    context.name(),
                    resources.place(key.at()),
                    evidence.how,
                    evidence.owner,
                    evidence.releases.stream()
                        .sorted(Comparator.comparing(release -> release.at().span()))
                        .toList(),
                    evidence.isDefinite));
  }
}
