// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.Components;
import dev.tensorlint.rules.typestate.ContainerEffects;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Infers the summary of a method from the states at its exits. */
final class EffectsCollector {

  private final MethodContext context;
  private final Resources resources;
  private final SolvedBody body;
  private final List<ExitStates> exits;
  private final List<PathState> before = new ArrayList<>();
  private final List<PathState> after = new ArrayList<>();
  private final Set<Site> used;
  private final Set<Site> queried;
  private final Set<Site> rehomed;
  private final Set<ResourceId> takenFrom;

  /** The fields that the body assigns. */
  private final Set<FieldKey> stored = new HashSet<>();

  /** The effects on the fields. */
  private final Map<FieldKey, OperandEffect> fields = new HashMap<>();

  EffectsCollector(SolvedBody body) {
    this.body = body;
    this.context = body.context();
    this.resources = body.resources();
    this.exits = body.exits();
    for (ExitStates exit : exits) {
      before.addAll(exit.before());
      after.addAll(exit.after());
    }
    TouchedSites touched = TouchedSites.of(body);
    this.used = touched.used();
    this.queried = touched.queried();
    this.rehomed = RehomedSites.of(body);
    this.takenFrom = takenFrom(body);
    for (Instr instr : context.cfg().instructions()) {
      if (instr instanceof Instr.StoreField store) {
        stored.add(FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC));
      }
    }
  }

  Summary collect(SummaryParts parts) {
    ResultEffect result = new ReturnedValues(body).result();
    fields.putAll(fields(result));
    Summary effects =
        Summary.inferred(parameters(result), new FieldEffects(fields), result, returns(), parts)
            .withoutReleasesOf(BorrowedReleaseCollector.in(body).wronglyReleasedParameters());
    return ConstructedObject.completed(body, effects);
  }

  private Termination returns() {
    if (exits.isEmpty()) {
      return Termination.NEVER;
    }
    boolean isSure = context.cfg().isSureToReturn();
    return isSure ? Termination.SURE : Termination.DOUBTFUL;
  }

  private ParameterEffects parameters(ResultEffect result) {
    List<OperandEffect> effects = new ArrayList<>();
    for (int i = 0; i < context.parameters().size(); i++) {
      effects.add(parameter(i, result));
    }
    return new ParameterEffects(
        effects, new SplitEffects(body, result, this::parameter).of(effects));
  }

  private OperandEffect parameter(int index, ResultEffect result) {
    return parameter(index, result.names(index) ? before : after);
  }

  /** A path on which there is nothing to release says nothing of the others. */
  private static boolean holdsNothing(ResourceState given) {
    return given.size().equals(Size.NONE);
  }

  private OperandEffect parameter(int index, List<PathState> states) {
    ResourceId id = ResourceId.recent(new Site.Parameter(index));
    Local parameter = context.parameters().get(index);
    if (context.library().followed(parameter.type()).isEmpty()) {
      return OperandEffect.notFollowed(parameter.type());
    }
    boolean isUsed = used.contains(id.site());
    boolean isQueried = queried.contains(id.site());
    OperandEffect joined = null;
    boolean isSettled = true;
    for (PathState state : states) {
      ResourceState given = state.has(id) ? Components.given(id, state) : null;
      if (given != null && !given.isVoid() && !holdsNothing(given)) {
        OperandEffect one = effect(given, isUsed, isQueried, custody(state, id));
        isSettled &= isSettled(one);
        joined = joined == null ? one : joined.join(one);
      }
    }
    OperandEffect effect = joined == null ? OperandEffect.observed(isUsed, isQueried) : joined;
    boolean isEither = isSettled && effect.handedOver() == Certainty.MAYBE;
    boolean isReduced = isLeftAsItIs(effect) && takenFrom.contains(id);
    OperandEffect left = isEither || isReduced ? effect.givenAway() : effect;
    Certainty kept = keptUnsaid(index, states);
    return left.change()
        .handedOver(kept.isPossible() ? kept.or(left.handedOver()) : left.handedOver())
        .added(added(id, states))
        .build();
  }

  /**
   * Returns whether a field of the object holds a parameter in the end, of which the effect on the
   * field does not tell, since it holds something else on other paths.
   */
  private Certainty keptUnsaid(int parameter, List<PathState> states) {
    Atom given = new Atom.Ref(ResourceId.recent(new Site.Parameter(parameter)));
    long keeping =
        states.stream()
            .filter(
                state ->
                    state.knownFields().stream()
                        .filter(key -> !key.isOfObject() && state.field(key).mayBe(given))
                        .anyMatch(key -> effect(key).stored() != parameter))
            .count();
    if (keeping == 0) {
      return Certainty.NO;
    }
    return keeping == states.size() ? Certainty.YES : Certainty.MAYBE;
  }

  private OperandEffect effect(FieldKey field) {
    return fields.getOrDefault(field, OperandEffect.NONE);
  }

  /** Returns whether nothing tells that elements of a container were released or went away. */
  private static boolean isLeftAsItIs(OperandEffect effect) {
    return effect.released() == Certainty.NO && effect.emptied() == Certainty.NO;
  }

  /**
   * Returns the containers of callers out of which the body takes some elements: which ones are
   * left, callers cannot tell.
   */
  private static Set<ResourceId> takenFrom(SolvedBody body) {
    Set<ResourceId> containers = new HashSet<>();
    if (!getsContainer(body.context())) {
      return containers;
    }
    for (ReachedCall reached : body.calls()) {
      for (PathState state : reached.states()) {
        Summary effect = body.transfer().calls().known().of(reached.call(), state);
        Slot from = Operands.slot(reached.call(), effect.result().from());
        if (from != null && isTaking(reached.call(), effect)) {
          containers.addAll(state.value(from).resources());
        }
      }
    }
    return containers;
  }

  /** Returns whether the caller owes no release: it is released or handed over for certain. */
  private static boolean isSettled(OperandEffect effect) {
    return effect.released() == Certainty.YES || effect.handedOver() == Certainty.YES;
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

  private static boolean getsContainer(MethodContext context) {
    return context.parameters().stream()
        .flatMap(parameter -> context.library().followed(parameter.type()).stream())
        .anyMatch(Library.Followed::isContainer);
  }

  /** Returns whether a call takes an element out, and puts none in its place. */
  static boolean isTaking(Instr.Invoke call, Summary effect) {
    return effect.result().kind() == ResultEffect.Kind.TAKEN_FROM
        && IntStream.range(0, call.arguments().size())
            .noneMatch(i -> effect.parameter(i).isAdded());
  }

  /**
   * Returns the custody of a parameter. Where paths were joined, an unchanged owner may stand for a
   * changed one on some of them.
   */
  private Custody custody(PathState state, ResourceId id) {
    if (state.scopes().contains(id)) {
      return Custody.ENTERED;
    }
    Custody custody = state.resource(id).owner().custody();
    boolean isAmbiguous =
        custody == Custody.SAME && state.isJoined() && rehomed.contains(id.site());
    return isAmbiguous ? Custody.UNKNOWN : custody;
  }

  private static OperandEffect effect(
      ResourceState state, boolean isUsed, boolean isQueried, Custody custody) {
    return OperandEffect.observed(isUsed, isQueried)
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

  /**
   * Returns whether a resource is released. The elements of a container may have been released
   * before they were removed.
   */
  private static Certainty released(ResourceState state) {
    ResourceState was = state.withTypestates(Sets.union(state.typestates(), state.marks().left()));
    if (!was.mayBeReleased()) {
      return Certainty.NO;
    }
    return was.isReleased() ? Certainty.YES : Certainty.MAYBE;
  }

  private static Certainty emptied(ResourceState state) {
    if (state.marks().left().isEmpty()) {
      return Certainty.NO;
    }
    return state.typestates().isEmpty() ? Certainty.YES : Certainty.MAYBE;
  }

  /** Returns the effects on fields. The result describes a value that is returned from a field. */
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
   * Joins the effects of all paths on a field. A path that does not know the field leaves it alone;
   * a path on which its container was empty says nothing about its elements, and one on which it
   * was null nothing about a value.
   */
  private OperandEffect field(FieldKey key, List<PathState> states) {
    OperandEffect joined = null;
    for (PathState state : states) {
      if (!isVoid(key, state) && !wasNull(key, state)) {
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

  /** Returns whether a test has shown on a path that a field holds null, as it did at first. */
  private boolean wasNull(FieldKey key, PathState state) {
    return state.knows(key)
        && state.field(key).is(Atom.NULL)
        && !state.has(ResourceId.recent(new Site.Field(key)))
        && !stored.contains(key);
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
    return OperandEffect.observed(used.contains(initial.site()), queried.contains(initial.site()))
        .change()
        .released(released)
        .emptied(emptied)
        .added(isRefilled ? Addition.UNKNOWN : Addition.NONE)
        .handedOver(state.has(initial) ? state.resource(initial).handedOver() : Certainty.NO)
        .stored(isSame || isFixed ? OperandEffect.SAME : parameter(state.field(key)))
        .build();
  }
}
