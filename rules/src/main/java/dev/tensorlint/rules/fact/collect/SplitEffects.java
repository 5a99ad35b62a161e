// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the splits of the calls of a method that tell what becomes of its parameters: each path to
 * an exit must be on a side.
 */
final class SplitEffects {

  private final SolvedBody body;
  private final ResultEffect result;
  private final OfParameter effects;

  /** Returns the effect on a parameter in some states. */
  interface OfParameter {
    OperandEffect in(int parameter, List<PathState> states);
  }

  /** The exits on one side, with the states before and after each {@code return}. */
  private record Side(List<PathState> before, List<PathState> after) {
    Side() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    void add(ExitStates exit, int path) {
      before.add(exit.before().get(path));
      after.add(exit.after().get(path));
    }
  }

  SplitEffects(SolvedBody body, ResultEffect result, OfParameter effects) {
    this.body = body;
    this.result = result;
    this.effects = effects;
  }

  /**
   * Returns the splits that make a difference, with the effects on both sides.
   *
   * @param ofAll the effects on the parameters for any call
   */
  Map<Split, ParameterEffects.Sides> of(List<OperandEffect> ofAll) {
    Map<Split, ParameterEffects.Sides> known = new HashMap<>();
    for (Split split : candidates(ofAll)) {
      sides(split).filter(sides -> isTelling(split, sides)).ifPresent(one -> known.put(split, one));
    }
    return known;
  }

  private List<Split> candidates(List<OperandEffect> ofAll) {
    List<Split> splits = new ArrayList<>(List.of(Split.ANSWER));
    if (ofAll.stream().noneMatch(SplitEffects::isUndecided)) {
      return splits;
    }
    body.transfer().flags().forEach(parameter -> splits.add(Split.flag(parameter)));
    splits.addAll(body.transfer().compared());
    if (ofAll.stream().noneMatch(one -> one.released() == Certainty.MAYBE)) {
      return splits;
    }
    if (result.isNewOrArgument()) {
      splits.add(Split.given(result.from().index()));
    }
    if (result.mayBeNull() && result.kind() != ResultEffect.Kind.UNKNOWN) {
      splits.add(Split.NOTHING);
    }
    return splits;
  }

  private static boolean isUndecided(OperandEffect effect) {
    return effect.released() == Certainty.MAYBE || effect.handedOver() == Certainty.MAYBE;
  }

  /**
   * Returns whether a split tells whether a parameter is released or handed over; an answer may
   * tell anything.
   */
  private static boolean isTelling(Split split, ParameterEffects.Sides sides) {
    if (split.equals(Split.ANSWER)) {
      return true;
    }
    for (int i = 0; i < sides.whenTrue().size(); i++) {
      OperandEffect one = sides.whenTrue().get(i);
      OperandEffect other = sides.whenFalse().get(i);
      if (one.released() != other.released() || one.handedOver() != other.handedOver()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the effects on both sides; empty if a path may be on either, or all are on one. A path
   * that does not test a flag is on both sides.
   */
  private Optional<ParameterEffects.Sides> sides(Split split) {
    Side whenTrue = new Side();
    Side whenFalse = new Side();
    for (ExitStates exit : body.exits()) {
      for (int i = 0; i < exit.before().size(); i++) {
        Optional<Boolean> holds = holds(split, exit, exit.before().get(i));
        if (holds.isEmpty() && !isOfParameters(split)) {
          return Optional.empty();
        }
        if (holds.orElse(true)) {
          whenTrue.add(exit, i);
        }
        if (!holds.orElse(false)) {
          whenFalse.add(exit, i);
        }
      }
    }
    return whenTrue.after().isEmpty() || whenFalse.after().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ParameterEffects.Sides(effects(split, whenTrue), effects(split, whenFalse)));
  }

  /** Whether what a call is given decides: a path that does not ask is on both sides. */
  private static boolean isOfParameters(Split split) {
    return split.kind() == Split.Kind.FLAG || split.kind() == Split.Kind.SAME;
  }

  private List<OperandEffect> effects(Split split, Side side) {
    List<OperandEffect> found = new ArrayList<>();
    for (int i = 0; i < body.context().parameters().size(); i++) {
      boolean mayBeResult = !split.equals(Split.ANSWER) && result.names(i);
      found.add(effects.in(i, mayBeResult ? side.before() : side.after()));
    }
    return found;
  }

  private Optional<Boolean> holds(Split split, ExitStates exit, PathState state) {
    if (split.kind() == Split.Kind.FLAG) {
      return oneOf(parameter(split.parameter(), state), Atom.TRUE, Atom.FALSE);
    }
    if (split.kind() == Split.Kind.SAME) {
      return areSame(parameter(split.parameter(), state), parameter(split.other(), state));
    }
    Slot returned = exit.exit().value();
    Value value = returned == null ? Value.UNKNOWN : state.value(returned);
    return switch (split.kind()) {
      case NOTHING -> isOnly(value, Atom.NULL);
      case GIVEN ->
          isOnly(value, new Atom.Ref(ResourceId.recent(new Site.Parameter(split.parameter()))));
      case ANSWER, FLAG, SAME -> oneOf(value, Atom.TRUE, Atom.FALSE);
    };
  }

  private Value parameter(int position, PathState state) {
    return state.value(new Slot.Variable(body.context().parameters().get(position)));
  }

  /** Returns whether two values are one object; empty if one of them is null. */
  private static Optional<Boolean> areSame(Value one, Value other) {
    return one.isOneResource() && other.isOneResource()
        ? Optional.of(one.equals(other))
        : Optional.empty();
  }

  private static Optional<Boolean> oneOf(Value value, Atom one, Atom other) {
    if (value.is(one)) {
      return Optional.of(true);
    }
    return value.is(other) ? Optional.of(false) : Optional.empty();
  }

  /** Returns whether a value is an atom; empty if it may be that or something else. */
  private static Optional<Boolean> isOnly(Value value, Atom atom) {
    if (value.is(atom)) {
      return Optional.of(true);
    }
    boolean mayBe = value.isUnknown() || value.mayBe(atom) || value.mayBe(Atom.UNKNOWN);
    return mayBe ? Optional.empty() : Optional.of(false);
  }
}
