// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.typestate.MethodAnalysis.ExitStates;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Draws the effects of a method from the states at its exits. */
final class EffectsCollector {

  private final MethodContext context;
  private final Resources resources;
  private final List<ExitStates> exits;
  private final Set<Site> used;
  private final Set<Site> asked;
  private final Set<Site> rehomed;
  private final ThrownExceptions thrown;
  private final boolean awaits;
  private final boolean collectsGarbage;
  private final Randomness randomness;
  private final Building building;
  private final Stepping stepping;

  EffectsCollector(
      MethodContext context,
      Resources resources,
      List<ExitStates> exits,
      Set<Site> used,
      Set<Site> asked,
      Set<Site> rehomed,
      ThrownExceptions thrown,
      boolean awaits,
      boolean collectsGarbage,
      Randomness randomness,
      Building building,
      Stepping stepping) {
    this.context = context;
    this.resources = resources;
    this.exits = exits;
    this.used = used;
    this.asked = asked;
    this.rehomed = rehomed;
    this.thrown = thrown;
    this.awaits = awaits;
    this.collectsGarbage = collectsGarbage;
    this.randomness = randomness;
    this.building = building;
    this.stepping = stepping;
  }

  MethodEffects collect() {
    MethodResult result = result();
    List<ParameterEffect> parameters = new ArrayList<>();
    for (int i = 0; i < context.parameters().size(); i++) {
      parameters.add(parameter(i, result));
    }
    return new MethodEffects(
        parameters,
        fields(result),
        result,
        returns(),
        true,
        thrown,
        timing(),
        byAnswer(),
        randomness,
        building,
        stepping);
  }

  private Returning returns() {
    if (exits.isEmpty()) {
      return Returning.NEVER;
    }
    boolean isSure = context.cfg().isSureToReach(Cfg.ENTRY, context.cfg().exit());
    return isSure ? Returning.SURE : Returning.DOUBTFUL;
  }

  private Timing timing() {
    Set<Integer> inFlight = new HashSet<>();
    for (ExitStates exit : exits) {
      for (PathState state : exit.after()) {
        for (Flight flight : state.flights().running().values()) {
          flight.uses().forEach(used -> addParameter(used, inFlight));
        }
      }
    }
    return new Timing(awaits, collectsGarbage, inFlight);
  }

  private static void addParameter(ResourceId resource, Set<Integer> parameters) {
    if (resource.site() instanceof Site.Parameter parameter) {
      parameters.add(parameter.index());
    }
  }

  /** A method that answers true or false on each way may do different things on them. */
  private ByAnswer byAnswer() {
    List<PathState> whenTrue = new ArrayList<>();
    List<PathState> whenFalse = new ArrayList<>();
    for (ExitStates exit : exits) {
      for (int i = 0; i < exit.before().size(); i++) {
        Slot value = exit.exit().value();
        Value answer = value == null ? Value.UNKNOWN : exit.before().get(i).value(value);
        if (!answer.is(Atom.TRUE) && !answer.is(Atom.FALSE)) {
          return ByAnswer.NOTHING;
        }
        (answer.is(Atom.TRUE) ? whenTrue : whenFalse).add(exit.after().get(i));
      }
    }
    return whenTrue.isEmpty() || whenFalse.isEmpty()
        ? ByAnswer.NOTHING
        : new ByAnswer(parameters(whenTrue), parameters(whenFalse));
  }

  private List<ParameterEffect> parameters(List<PathState> states) {
    List<ParameterEffect> effects = new ArrayList<>();
    for (int i = 0; i < context.parameters().size(); i++) {
      effects.add(parameter(i, states.stream()));
    }
    return effects;
  }

  private ParameterEffect parameter(int index, MethodResult result) {
    boolean isReturned = result.isGiven() && result.parameter() == index;
    return parameter(
        index,
        exits.stream().flatMap(exit -> (isReturned ? exit.before() : exit.after()).stream()));
  }

  private ParameterEffect parameter(int index, Stream<PathState> states) {
    ResourceId id = ResourceId.recent(new Site.Parameter(index));
    boolean isUsed = used.contains(id.site());
    boolean isAsked = asked.contains(id.site());
    Local parameter = context.parameters().get(index);
    if (context.library().followed(parameter.type()).isEmpty()) {
      return ParameterEffect.notFollowed(parameter.type());
    }
    List<PathState> known = states.filter(state -> state.has(id)).toList();
    return known.stream()
        .filter(state -> !Components.given(id, state).isVoid())
        .map(state -> effect(Components.given(id, state), isUsed, isAsked, custody(state, id)))
        .reduce(ParameterEffect::join)
        .orElseGet(() -> ParameterEffect.lookedAt(isUsed, isAsked))
        .adding(added(id, known));
  }

  private Addition added(ResourceId parameter, List<PathState> states) {
    return resources.isContainer(parameter)
        ? states.stream()
            .map(state -> ContainerEffects.added(parameter, resources, state))
            .reduce(Addition::join)
            .orElse(Addition.NONE)
        : Addition.NONE;
  }

  /** Where ways were joined, the owner of before may stand for another one on some of them. */
  private Custody custody(PathState state, ResourceId id) {
    Custody custody = Custody.of(state.resource(id).owner());
    boolean isAmbiguous =
        custody == Custody.SAME && state.isJoined() && rehomed.contains(id.site());
    return isAmbiguous ? Custody.UNKNOWN : custody;
  }

  private static ParameterEffect effect(
      ResourceState state, boolean isUsed, boolean isAsked, Custody custody) {
    return new ParameterEffect(
        isUsed,
        isAsked,
        released(state),
        state.handedOver(),
        !state.weaklyHeldAt().isEmpty(),
        state.marks().mayLast(),
        state.isUnsure(),
        custody,
        emptied(state),
        Addition.NONE);
  }

  /** The elements of a container may have been released before they left it. */
  private static Certainty released(ResourceState state) {
    ResourceState was = state.living(ResourceState.union(state.lives(), state.marks().left()));
    if (!was.mayBeReleased()) {
      return Certainty.NO;
    }
    return was.isReleased() ? Certainty.YES : Certainty.MAYBE;
  }

  private static Certainty emptied(ResourceState state) {
    if (state.marks().left().isEmpty()) {
      return Certainty.NO;
    }
    return state.lives().isEmpty() ? Certainty.YES : Certainty.MAYBE;
  }

  /** What is given back from a field is told by the result. */
  private Map<FieldKey, FieldEffect> fields(MethodResult result) {
    List<PathState> states = exits.stream().flatMap(exit -> exit.after().stream()).toList();
    List<PathState> before = exits.stream().flatMap(exit -> exit.before().stream()).toList();
    Map<FieldKey, FieldEffect> effects = new HashMap<>();
    states.stream()
        .flatMap(state -> ownFields(state).stream())
        .distinct()
        .forEach(key -> effects.put(key, field(key, key.equals(result.field()) ? before : states)));
    return effects;
  }

  /**
   * A field that a way does not know is one that it leaves alone; where there was nothing in its
   * container, nothing follows from that for its elements.
   */
  private FieldEffect field(FieldKey key, List<PathState> states) {
    return states.stream()
        .filter(state -> !isVoid(key, state))
        .map(state -> state.knows(key) ? field(key, state) : FieldEffect.NONE)
        .reduce(FieldEffect::join)
        .orElse(FieldEffect.NONE);
  }

  private static boolean isVoid(FieldKey key, PathState state) {
    ResourceId initial = ResourceId.recent(new Site.Field(key));
    return state.has(initial)
        && state.resource(initial).isVoid()
        && state.field(key).equals(Value.ref(initial));
  }

  private static List<FieldKey> ownFields(PathState state) {
    return state.knownFields().stream().filter(key -> !key.isOfObject()).toList();
  }

  private static int parameter(Value value) {
    return value.isOneResource()
            && value.resources().get(0).site() instanceof Site.Parameter parameter
        ? parameter.index()
        : FieldEffect.NO_PARAMETER;
  }

  private FieldEffect field(FieldKey key, PathState state) {
    ResourceId initial = ResourceId.recent(new Site.Field(key));
    boolean isSame = state.field(key).equals(Value.ref(initial));
    boolean isFixed = state.field(key).equals(context.fieldValues().get(key));
    Certainty released = state.has(initial) ? released(state.resource(initial)) : Certainty.NO;
    Certainty emptied = state.has(initial) ? emptied(state.resource(initial)) : Certainty.NO;
    return new FieldEffect(
        released,
        used.contains(initial.site()),
        asked.contains(initial.site()),
        !isSame && !isFixed,
        emptied,
        state.has(initial) ? state.resource(initial).handedOver() : Certainty.NO,
        parameter(state.field(key)));
  }

  /** What a weak container gave back on one way is what another way has put into it. */
  private MethodResult result() {
    List<MethodResult> results =
        exits.stream().flatMap(exit -> results(exit.exit(), exit.before()).stream()).toList();
    MethodResult joined =
        results.stream()
            .filter(result -> !result.equals(FROM_WEAK) && !result.equals(ContainerEffects.EMPTY))
            .reduce(EffectsCollector::join)
            .orElse(MethodResult.UNKNOWN);
    if (results.contains(ContainerEffects.EMPTY) && joined.container() == null) {
      return MethodResult.UNKNOWN;
    }
    return results.contains(FROM_WEAK) && !joined.isHeldWeakly() ? MethodResult.UNKNOWN : joined;
  }

  private List<MethodResult> results(Instr.Return exit, List<PathState> states) {
    return states.stream().map(state -> result(exit.value(), state)).toList();
  }

  private static final MethodResult NULL =
      new MethodResult(MethodResult.Kind.UNKNOWN, -2, null, null, true);

  /** An element of a container that does not hold it against the garbage collector. */
  private static final MethodResult FROM_WEAK =
      new MethodResult(MethodResult.Kind.UNKNOWN, -3, null, null, true);

  private static MethodResult join(MethodResult one, MethodResult other) {
    if (one.equals(NULL)) {
      return orNull(other);
    }
    return other.equals(NULL) ? orNull(one) : one.join(other);
  }

  private static MethodResult orNull(MethodResult result) {
    return result.equals(NULL) ? NULL : result.orNull();
  }

  private MethodResult result(@Nullable Slot value, PathState state) {
    if (value == null) {
      return MethodResult.UNKNOWN;
    }
    return result(state.value(value), state);
  }

  private MethodResult result(Value returned, PathState state) {
    if (returned.is(Atom.NULL)) {
      return NULL;
    }
    if (!returned.isOneResource()) {
      return MethodResult.UNKNOWN;
    }
    ResourceId resource = returned.resources().get(0);
    if (resource.site() instanceof Site.Parameter parameter) {
      return MethodResult.sameAs(parameter.index());
    }
    if (resource.site() instanceof Site.Field of && state.field(of.field()).equals(returned)) {
      return MethodResult.held(of.field());
    }
    return isOfWeakContainer(resource, state)
        ? FROM_WEAK
        : elementOfField(resource, state)
            .or(() -> made(resource, state))
            .orElse(MethodResult.UNKNOWN);
  }

  /** It was looked up in the container of a field, or has just been put there. */
  private Optional<MethodResult> elementOfField(ResourceId resource, PathState state) {
    Map<ResourceId, Certainty> inside = state.resource(resource).inside().containers();
    if (inside.size() != 1 || !state.resource(resource).isOpen()) {
      return Optional.empty();
    }
    ResourceId container = inside.keySet().iterator().next();
    return inside.get(container) == Certainty.YES
            && container.site() instanceof Site.Field of
            && state.field(of.field()).equals(Value.ref(container))
        ? Optional.of(MethodResult.elementOf(of.field()))
        : Optional.empty();
  }

  private boolean isOfWeakContainer(ResourceId resource, PathState state) {
    Set<ResourceId> containers = state.resource(resource).inside().containers().keySet();
    return resource.site() instanceof Site.Element
        && !containers.isEmpty()
        && containers.stream().allMatch(this::isWeak);
  }

  private boolean isWeak(ResourceId container) {
    return resources
        .info(container)
        .map(ResourceInfo::container)
        .filter(context.library()::isWeak)
        .isPresent();
  }

  private Optional<MethodResult> partOf(
      int parameter, boolean isLent, ResourceId resource, ResourceState one) {
    MethodResult.Kind kind = isLent ? MethodResult.Kind.LENT_BY : MethodResult.Kind.OWNED_BY;
    boolean isThere = one.isOpen() && !one.isUnsure() && one.handedOver() == Certainty.NO;
    return resources
        .info(resource)
        .filter(info -> isThere)
        .map(info -> new MethodResult(kind, parameter, info.model(), null, false));
  }

  private Optional<MethodResult> made(ResourceId resource, PathState state) {
    ResourceInfo info = resources.info(resource).orElse(null);
    if (resources.haveCarrier(Value.ref(resource))) {
      return Carriers.returned(resource, state, value -> result(value, state));
    }
    if (info != null && info.isContainer()) {
      return ContainerEffects.made(resource, info, state);
    }
    ResourceState one = state.resource(resource);
    if (info != null && info.model().kind() == ModelKind.SYMBOLIC) {
      return one.isUnsure()
          ? Optional.empty()
          : Optional.of(new MethodResult(MethodResult.Kind.SCOPED, -1, info.model(), null, false));
    }
    if (one.owner() instanceof Owner.Of of
        && of.resource().site() instanceof Site.Parameter owner) {
      return partOf(owner.index(), of.isLent(), resource, one);
    }
    boolean isGivenOut = one.isOpen() && one.owner().isHere() && one.handedOver() == Certainty.NO;
    if (!isGivenOut || one.isUnsure()) {
      return Optional.empty();
    }
    MethodResult.Kind kind =
        one.owner().isScopable() ? MethodResult.Kind.SCOPED : MethodResult.Kind.FRESH;
    return Optional.ofNullable(info)
        .map(of -> new MethodResult(kind, -1, of.model(), null, false))
        .map(result -> one.weaklyHeldAt().isEmpty() ? result : result.heldWeakly());
  }
}
