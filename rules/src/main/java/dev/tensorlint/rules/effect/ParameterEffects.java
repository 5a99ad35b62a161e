// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The effects of a method on its parameters, kept apart for the calls that a {@link Split} tells
 * apart: a helper may return whether it has closed its argument, or close it only if a flag says
 * so.
 *
 * @param effects effect on each parameter, for any call
 * @param bySplit the effects on each side of a split, for the splits that make a difference
 */
public record ParameterEffects(List<OperandEffect> effects, Map<Split, Sides> bySplit) {

  public static final ParameterEffects NONE = of(List.of());

  /**
   * The effects on both sides of a split.
   *
   * @param whenTrue effects for the calls for which it holds
   * @param whenFalse effects for the others
   */
  public record Sides(List<OperandEffect> whenTrue, List<OperandEffect> whenFalse) {
    public Sides {
      whenTrue = List.copyOf(whenTrue);
      whenFalse = List.copyOf(whenFalse);
    }

    private List<OperandEffect> when(boolean holds) {
      return holds ? whenTrue : whenFalse;
    }

    private boolean isOne() {
      return whenTrue.equals(whenFalse);
    }

    private Sides map(UnaryOperator<List<OperandEffect>> change) {
      return new Sides(change.apply(whenTrue), change.apply(whenFalse));
    }
  }

  /** Adds the uses to both sides: a use does not depend on a split. */
  public ParameterEffects {
    List<OperandEffect> ofAll = List.copyOf(effects);
    Map<Split, Sides> kept = new HashMap<>();
    bySplit.forEach(
        (split, sides) -> {
          Sides used = sides.map(some -> withUses(some, ofAll));
          if (!used.isOne()) {
            kept.put(split, used);
          }
        });
    effects = ofAll;
    bySplit = Map.copyOf(kept);
  }

  /** Returns effects that do not depend on the call. */
  public static ParameterEffects of(List<OperandEffect> effects) {
    return new ParameterEffects(effects, Map.of());
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

  /** Returns the split by which the effects differ, the preferred one of several. */
  public Optional<Split> split() {
    return bySplit.keySet().stream().min(Comparator.naturalOrder());
  }

  /** Returns the effects of the calls for which a split holds, or does not. */
  public ParameterEffects when(Split split, boolean holds) {
    return of(listWhen(split, holds));
  }

  private List<OperandEffect> listWhen(Split split, boolean holds) {
    Sides sides = bySplit.get(split);
    return sides == null ? effects : sides.when(holds);
  }

  /**
   * Returns these effects without the releases of some parameters, independent of the result. A
   * caller cannot tell whether such a parameter is released, so nothing is certain of it.
   */
  public ParameterEffects notReleasing(Set<Integer> positions) {
    List<OperandEffect> known = new ArrayList<>();
    for (int i = 0; i < effects.size(); i++) {
      known.add(positions.contains(i) ? at(i).notReleased().unsure() : at(i));
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
        changed(ParameterEffects::unsure));
  }

  private Map<Split, Sides> changed(UnaryOperator<List<OperandEffect>> change) {
    Map<Split, Sides> changed = new HashMap<>();
    bySplit.forEach((split, sides) -> changed.put(split, sides.map(change)));
    return changed;
  }

  private static List<OperandEffect> unsure(List<OperandEffect> effects) {
    return effects.stream().map(OperandEffect::unsure).toList();
  }

  public ParameterEffects join(ParameterEffects other) {
    Set<Split> splits = new HashSet<>(bySplit.keySet());
    splits.addAll(other.bySplit.keySet());
    Map<Split, Sides> sides = new HashMap<>();
    for (Split split : splits) {
      sides.put(
          split,
          new Sides(
              joined(listWhen(split, true), other.listWhen(split, true)),
              joined(listWhen(split, false), other.listWhen(split, false))));
    }
    return new ParameterEffects(joined(effects, other.effects), sides);
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
    return new ParameterEffects(joined, bySplit);
  }

  private static OperandEffect at(List<OperandEffect> effects, int position) {
    return effects.isEmpty()
        ? OperandEffect.NONE
        : effects.get(Math.min(position, effects.size() - 1));
  }
}
