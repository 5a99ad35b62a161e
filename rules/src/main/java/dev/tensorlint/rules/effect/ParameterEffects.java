// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The effects of a method on its parameters, kept apart by its boolean result: a helper may return
 * whether it has closed its argument.
 *
 * @param effects effect on each parameter, for any result
 * @param whenTrue effects when the result is true; empty when the result makes no difference
 * @param whenFalse effects when the result is false; empty when the result makes no difference
 */
public record ParameterEffects(
    List<OperandEffect> effects, List<OperandEffect> whenTrue, List<OperandEffect> whenFalse) {

  public static final ParameterEffects NONE = of(List.of());

  /** Adds the uses to both results: a use does not depend on the result. */
  public ParameterEffects {
    List<OperandEffect> ifTrue = withUses(whenTrue, effects);
    List<OperandEffect> ifFalse = withUses(whenFalse, effects);
    boolean differ = !ifTrue.equals(ifFalse);
    effects = List.copyOf(effects);
    whenTrue = differ ? List.copyOf(ifTrue) : List.of();
    whenFalse = differ ? List.copyOf(ifFalse) : List.of();
  }

  /** Returns effects that do not depend on the result. */
  public static ParameterEffects of(List<OperandEffect> effects) {
    return new ParameterEffects(effects, List.of(), List.of());
  }

  private static List<OperandEffect> withUses(List<OperandEffect> some, List<OperandEffect> ofAll) {
    List<OperandEffect> with = new ArrayList<>();
    for (int i = 0; i < Math.min(some.size(), ofAll.size()); i++) {
      with.add(some.get(i).usedAlsoBy(ofAll.get(i).isUsed()));
    }
    return with;
  }

  public int size() {
    return effects.size();
  }

  /** Returns the effect on an argument; surplus arguments (varargs) have the last effect. */
  public OperandEffect at(int position) {
    return at(effects, position);
  }

  /** Returns whether the effects depend on the boolean result. */
  public boolean dependOnAnswer() {
    return !whenTrue.isEmpty() || !whenFalse.isEmpty();
  }

  /** Returns the effects for one boolean result. */
  public ParameterEffects when(boolean answer) {
    return of(listWhen(answer));
  }

  private List<OperandEffect> listWhen(boolean answer) {
    if (!dependOnAnswer()) {
      return effects;
    }
    return answer ? whenTrue : whenFalse;
  }

  /** Returns these effects without the releases of some parameters, independent of the result. */
  public ParameterEffects notReleasing(Set<Integer> positions) {
    List<OperandEffect> known = new ArrayList<>();
    for (int i = 0; i < effects.size(); i++) {
      known.add(positions.contains(i) ? at(i).notReleased() : at(i));
    }
    return of(known);
  }

  /** Returns these effects with some parameters handed over, independent of the result. */
  public ParameterEffects handingOver(Set<Integer> positions) {
    List<OperandEffect> known = new ArrayList<>();
    for (int i = 0; i < effects.size(); i++) {
      known.add(positions.contains(i) ? at(i).givenAway() : at(i));
    }
    return of(known);
  }

  /** Returns these effects; where an operand is only borrowed, what another does to it. */
  ParameterEffects completedBy(ParameterEffects other) {
    List<OperandEffect> known = new ArrayList<>();
    boolean isSame = true;
    for (int i = 0; i < Math.max(size(), other.size()); i++) {
      boolean isOther = at(i).equals(OperandEffect.BORROWS) && !other.at(i).leavesInPlace();
      known.add(isOther ? other.at(i) : at(i));
      isSame &= !isOther;
    }
    return isSame ? this : of(known);
  }

  /** Returns these effects reduced to the uses of parameters. */
  public ParameterEffects uses() {
    return of(effects.stream().map(one -> OperandEffect.NONE.usedAlsoBy(one.isUsed())).toList());
  }

  /** Returns these effects; an argument that is the result is not handed over by it. */
  ParameterEffects comingBackAs(ResultEffect result) {
    ParameterEffects known = this;
    for (int argument : result.same()) {
      known = known.comingBack(argument);
    }
    return known;
  }

  private ParameterEffects comingBack(int back) {
    if (at(back).handedOver() == Certainty.NO) {
      return this;
    }
    List<OperandEffect> known = new ArrayList<>();
    for (int i = 0; i < Math.max(effects.size(), back + 2); i++) {
      known.add(i == back ? at(i).change().handedOver(Certainty.NO).build() : at(i));
    }
    return of(known);
  }

  /** Returns the effects of a method that was not analysed completely. */
  ParameterEffects unsure() {
    return new ParameterEffects(
        effects.isEmpty() ? List.of(OperandEffect.NONE.unsure()) : unsure(effects),
        unsure(whenTrue),
        unsure(whenFalse));
  }

  private static List<OperandEffect> unsure(List<OperandEffect> effects) {
    return effects.stream().map(OperandEffect::unsure).toList();
  }

  public ParameterEffects join(ParameterEffects other) {
    return new ParameterEffects(
        joined(effects, other.effects),
        joined(listWhen(true), other.listWhen(true)),
        joined(listWhen(false), other.listWhen(false)));
  }

  private static List<OperandEffect> joined(List<OperandEffect> some, List<OperandEffect> others) {
    List<OperandEffect> joined = new ArrayList<>();
    for (int i = 0; i < Math.max(some.size(), others.size()); i++) {
      joined.add(at(some, i).join(at(others, i)));
    }
    return joined;
  }

  /** Returns these effects, with the uses of another path that never returns. */
  public ParameterEffects usedAlsoBy(ParameterEffects used) {
    List<OperandEffect> joined = new ArrayList<>();
    for (int i = 0; i < Math.max(used.size(), size()); i++) {
      joined.add(at(i).usedAlsoBy(used.at(i).isUsed()));
    }
    return new ParameterEffects(joined, whenTrue, whenFalse);
  }

  private static OperandEffect at(List<OperandEffect> effects, int position) {
    return effects.isEmpty()
        ? OperandEffect.NONE
        : effects.get(Math.min(position, effects.size() - 1));
  }
}
