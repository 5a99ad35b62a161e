// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Returning;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.typestate.MethodAnalysis.ExitStates;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws the effects of a method from the states at its exits. */
final class EffectsCollector {

  private final MethodContext context;
  private final Resources resources;
  private final List<ExitStates> exits;
  private final List<PathState> before = new ArrayList<>();
  private final List<PathState> after = new ArrayList<>();
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
    for (ExitStates exit : exits) {
      before.addAll(exit.before());
      after.addAll(exit.after());
    }
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
    ResultEffect result = new ReturnedValues(context, resources, exits).result();
    List<OperandEffect> parameters = new ArrayList<>();
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

  private List<OperandEffect> parameters(List<PathState> states) {
    List<OperandEffect> effects = new ArrayList<>();
    for (int i = 0; i < context.parameters().size(); i++) {
      effects.add(parameter(i, states));
    }
    return effects;
  }

  private OperandEffect parameter(int index, ResultEffect result) {
    boolean isReturned = result.isGiven() && result.from().index() == index;
    return parameter(index, isReturned ? before : after);
  }

  private OperandEffect parameter(int index, List<PathState> states) {
    ResourceId id = ResourceId.recent(new Site.Parameter(index));
    Local parameter = context.parameters().get(index);
    if (context.library().followed(parameter.type()).isEmpty()) {
      return OperandEffect.notFollowed(parameter.type());
    }
    boolean isUsed = used.contains(id.site());
    boolean isAsked = asked.contains(id.site());
    OperandEffect joined = null;
    for (PathState state : states) {
      ResourceState given = state.has(id) ? Components.given(id, state) : null;
      if (given != null && !given.isVoid()) {
        OperandEffect one = effect(given, isUsed, isAsked, custody(state, id));
        joined = joined == null ? one : joined.join(one);
      }
    }
    return (joined == null ? OperandEffect.lookedAt(isUsed, isAsked) : joined)
        .adding(added(id, states));
  }

  private Addition added(ResourceId parameter, List<PathState> states) {
    Addition joined = null;
    for (PathState state : resources.isContainer(parameter) ? states : List.<PathState>of()) {
      if (state.has(parameter)) {
        Addition one = ContainerEffects.added(parameter, resources, state);
        joined = joined == null ? one : joined.join(one);
      }
    }
    return joined == null ? Addition.NONE : joined;
  }

  /** Where ways were joined, the owner of before may stand for another one on some of them. */
  private Custody custody(PathState state, ResourceId id) {
    Custody custody = state.resource(id).owner().custody();
    boolean isAmbiguous =
        custody == Custody.SAME && state.isJoined() && rehomed.contains(id.site());
    return isAmbiguous ? Custody.UNKNOWN : custody;
  }

  private static OperandEffect effect(
      ResourceState state, boolean isUsed, boolean isAsked, Custody custody) {
    return OperandEffect.lookedAt(isUsed, isAsked)
        .change()
        .released(released(state))
        .handedOver(state.handedOver())
        .heldWeakly(!state.weaklyHeldAt().isEmpty())
        .lasting(state.marks().mayLast())
        .unsure(state.isUnsure())
        .custody(custody)
        .emptied(emptied(state))
        .build();
  }

  /** The elements of a container may have been released before they left it. */
  private static Certainty released(ResourceState state) {
    ResourceState was = state.living(Sets.union(state.lives(), state.marks().left()));
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
  private Map<FieldKey, OperandEffect> fields(ResultEffect result) {
    Map<FieldKey, OperandEffect> effects = new HashMap<>();
    for (PathState state : after) {
      for (FieldKey key : state.knownFields()) {
        if (!key.isOfObject() && !effects.containsKey(key)) {
          effects.put(key, field(key, key.equals(result.field()) ? before : after));
        }
      }
    }
    return effects;
  }

  /**
   * A field that a way does not know is one that it leaves alone; where there was nothing in its
   * container, nothing follows from that for its elements.
   */
  private OperandEffect field(FieldKey key, List<PathState> states) {
    OperandEffect joined = null;
    for (PathState state : states) {
      if (!isVoid(key, state)) {
        OperandEffect one = state.knows(key) ? field(key, state) : OperandEffect.NONE;
        joined = joined == null ? one : joined.join(one);
      }
    }
    return joined == null ? OperandEffect.NONE : joined;
  }

  private static boolean isVoid(FieldKey key, PathState state) {
    ResourceId initial = ResourceId.recent(new Site.Field(key));
    return state.has(initial)
        && state.resource(initial).isVoid()
        && state.field(key).equals(Value.ref(initial));
  }

  private static int parameter(Value value) {
    return value.isOneResource()
            && value.resources().get(0).site() instanceof Site.Parameter parameter
        ? parameter.index()
        : OperandEffect.OTHER;
  }

  private OperandEffect field(FieldKey key, PathState state) {
    ResourceId initial = ResourceId.recent(new Site.Field(key));
    boolean isSame = state.field(key).equals(Value.ref(initial));
    boolean isFixed = state.field(key).equals(context.fieldValues().get(key));
    Certainty released = state.has(initial) ? released(state.resource(initial)) : Certainty.NO;
    Certainty emptied = state.has(initial) ? emptied(state.resource(initial)) : Certainty.NO;
    boolean isRefilled = state.has(initial) && state.resource(initial).marks().isRefilled();
    return OperandEffect.lookedAt(used.contains(initial.site()), asked.contains(initial.site()))
        .change()
        .released(released)
        .emptied(emptied)
        .added(isRefilled ? Addition.UNKNOWN : Addition.NONE)
        .handedOver(state.has(initial) ? state.resource(initial).handedOver() : Certainty.NO)
        .stored(isSame || isFixed ? OperandEffect.SAME : parameter(state.field(key)))
        .build();
  }
}
