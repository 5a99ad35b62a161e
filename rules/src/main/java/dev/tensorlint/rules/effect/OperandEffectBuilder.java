// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/** Builds an {@link OperandEffect} from another one. */
public final class OperandEffectBuilder {
  private boolean isUsed;
  private boolean isTested;
  private Certainty released;
  private boolean isOfElements;
  private Certainty handedOver;
  private boolean isHeldWeakly;
  private boolean mayLast;
  private boolean isUnsure;
  private Custody custody;
  private Certainty emptied;
  private Addition added;
  private OperandEffect.Move move;
  private int stored;

  OperandEffectBuilder(OperandEffect from) {
    isUsed = from.isUsed();
    isTested = from.isTested();
    released = from.released();
    isOfElements = from.isOfElements();
    handedOver = from.handedOver();
    isHeldWeakly = from.isHeldWeakly();
    mayLast = from.mayLast();
    isUnsure = from.isUnsure();
    custody = from.custody();
    emptied = from.emptied();
    added = from.added();
    move = from.move();
    stored = from.stored();
  }

  public OperandEffectBuilder used(boolean now) {
    isUsed = now;
    return this;
  }

  public OperandEffectBuilder tested(boolean now) {
    isTested = now;
    return this;
  }

  public OperandEffectBuilder released(Certainty now) {
    released = now;
    return this;
  }

  public OperandEffectBuilder ofElements(boolean now) {
    isOfElements = now;
    return this;
  }

  public OperandEffectBuilder handedOver(Certainty now) {
    handedOver = now;
    return this;
  }

  public OperandEffectBuilder heldWeakly(boolean now) {
    isHeldWeakly = now;
    return this;
  }

  public OperandEffectBuilder lasting(boolean now) {
    mayLast = now;
    return this;
  }

  public OperandEffectBuilder unsure(boolean now) {
    isUnsure = now;
    return this;
  }

  public OperandEffectBuilder custody(Custody now) {
    custody = now;
    return this;
  }

  public OperandEffectBuilder emptied(Certainty now) {
    emptied = now;
    return this;
  }

  public OperandEffectBuilder added(Addition now) {
    added = now;
    return this;
  }

  public OperandEffectBuilder move(OperandEffect.Move now) {
    move = now;
    return this;
  }

  public OperandEffectBuilder stored(int now) {
    stored = now;
    return this;
  }

  public OperandEffect build() {
    return new OperandEffect(
        isUsed,
        isTested,
        released,
        isOfElements,
        handedOver,
        isHeldWeakly,
        mayLast,
        isUnsure,
        custody,
        emptied,
        added,
        move,
        stored);
  }
}
