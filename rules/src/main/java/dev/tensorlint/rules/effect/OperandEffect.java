// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a call does to one operand: its receiver, an argument, or what a field of its object held. A
 * plain value; the words of the model files are its named constants, and bodies give all others.
 *
 * @param isUsed whether data of it is read
 * @param isAsked whether it is asked whether it is released: what is done to it then may well be
 *     done only where it is not
 * @param released whether it is released
 * @param isOfElements whether only the elements of the container are released, not the container
 * @param handedOver whether it is stored, returned, captured or passed to something unknown
 * @param isHeldWeakly whether it is put behind a weak reference
 * @param mayLast whether such a reference keeps it as long as something lives that may last
 * @param isUnsure whether something unknown had it
 * @param custody which owner it has afterwards
 * @param emptied of a container: whether what was in it has left it; the rest is about that
 * @param added of a container or array: what is made and put into it
 * @param move whether it becomes an element of another operand, or the result
 * @param stored of a field: {@link #SAME} where it goes on holding what it held, else the parameter
 *     that it holds afterwards, {@link #OTHER} for anything else
 */
public record OperandEffect(
    boolean isUsed,
    boolean isAsked,
    Certainty released,
    boolean isOfElements,
    Certainty handedOver,
    boolean isHeldWeakly,
    boolean mayLast,
    boolean isUnsure,
    Custody custody,
    Certainty emptied,
    Addition added,
    Move move,
    int stored) {

  /** A field goes on holding what it held. */
  public static final int SAME = -2;

  /** A field may hold something else, and no parameter is known to be it. */
  public static final int OTHER = -1;

  /** Where an operand is put. A chain, which joins by the greater one; only models say it. */
  public enum Move {
    NOWHERE,
    /** Becomes an element of the receiver; of the result, where there is no receiver. */
    INTO_RECEIVER,
    /** It was an element of the receiver, and is no longer. */
    OUT_OF_RECEIVER,
    /** The result and it share one obligation: releasing either releases both. */
    INTO_RESULT;

    Move join(Move other) {
      return compareTo(other) >= 0 ? this : other;
    }
  }

  /** It is left as it is. */
  public static final OperandEffect NONE = lookedAt(false, false);

  /** Uses it and keeps nothing. */
  public static final OperandEffect BORROWS = lookedAt(true, false);

  /** Takes the obligation to release it. */
  public static final OperandEffect CONSUMES = NONE.change().custody(Custody.TAKEN).build();

  /** Keeps a reference, the obligation stays with the caller. */
  public static final OperandEffect RETAINS = NONE.givenAway();

  /** Keeps a reference that does not hold it against the garbage collector. */
  public static final OperandEffect HOLDS_WEAKLY = NONE.change().heldWeakly(true).build();

  /** Releases it. */
  public static final OperandEffect RELEASES = NONE.change().released(Certainty.YES).build();

  /** Releases the elements of the collection or array. */
  public static final OperandEffect RELEASES_ELEMENTS = RELEASES.change().ofElements(true).build();

  /** The result and it share one obligation: releasing either releases both. */
  public static final OperandEffect WRAPS = NONE.change().move(Move.INTO_RESULT).build();

  /** Takes it out of its scope: the caller owns it from now on. */
  public static final OperandEffect KEEPS = BORROWS.change().custody(Custody.KEPT).build();

  /** Puts it back into the innermost open scope, if there is one. */
  public static final OperandEffect JOINS_SCOPE = BORROWS.change().custody(Custody.SCOPED).build();

  /** Puts it under the other operand, which releases it. */
  public static final OperandEffect ATTACHES_TO = NONE.change().custody(Custody.ATTACHED).build();

  /** Takes it from its owner: the caller owns it from now on. */
  public static final OperandEffect DETACHES = NONE.change().custody(Custody.KEPT).build();

  /** Reads metadata only, legal after release. */
  public static final OperandEffect METADATA = NONE;

  /**
   * Becomes an element of the receiver; of the result, where there is no receiver. A container
   * gives its elements.
   */
  public static final OperandEffect ADDS = NONE.change().move(Move.INTO_RECEIVER).build();

  /** It was an element of the receiver, and is no longer. */
  public static final OperandEffect LEAVES = NONE.change().move(Move.OUT_OF_RECEIVER).build();

  /** All its elements leave it. */
  public static final OperandEffect CLEARS = NONE.change().emptied(Certainty.YES).build();

  /** Others may take the place of its elements, and do of those that are released. */
  public static final OperandEffect REFILLS = NONE.adding(Addition.UNKNOWN);

  /** The effect on a field of putting something there of which nothing is known. */
  public static final OperandEffect OVERWRITTEN = stored(OTHER);

  /** The words of the model files, in the order in which messages list them. */
  public static final Map<String, OperandEffect> WORDS = words();

  private static Map<String, OperandEffect> words() {
    Map<String, OperandEffect> words = new LinkedHashMap<>();
    words.put("borrows", BORROWS);
    words.put("consumes", CONSUMES);
    words.put("retains", RETAINS);
    words.put("holds-weakly", HOLDS_WEAKLY);
    words.put("releases", RELEASES);
    words.put("releases-elements", RELEASES_ELEMENTS);
    words.put("wraps", WRAPS);
    words.put("keeps", KEEPS);
    words.put("joins-scope", JOINS_SCOPE);
    words.put("attaches-to", ATTACHES_TO);
    words.put("detaches", DETACHES);
    words.put("metadata", METADATA);
    words.put("adds", ADDS);
    words.put("leaves", LEAVES);
    words.put("clears", CLEARS);
    words.put("refills", REFILLS);
    return Collections.unmodifiableMap(words);
  }

  /** Returns the word that model files have for this; empty where no single word says it. */
  public Optional<String> word() {
    return WORDS.entrySet().stream()
        .filter(entry -> entry.getValue().equals(this))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Returns the effect of a method that leaves an operand as it is. */
  public static OperandEffect lookedAt(boolean isUsed, boolean isAsked) {
    return new OperandEffect(
        isUsed,
        isAsked,
        Certainty.NO,
        false,
        Certainty.NO,
        false,
        false,
        false,
        Custody.SAME,
        Certainty.NO,
        Addition.NONE,
        Move.NOWHERE,
        SAME);
  }

  /** Returns the effect on a field of putting a parameter there. */
  public static OperandEffect stored(int parameter) {
    return NONE.change().stored(parameter).build();
  }

  /** What goes into an array, a collection or an object of another class may be kept there. */
  public static OperandEffect notFollowed(TypeRef type) {
    boolean isValue = type.isPrimitive() || type.equals(TypeRef.STRING);
    return isValue ? NONE : RETAINS;
  }

  /** Returns a builder that begins with this effect. */
  public Builder change() {
    return new Builder(this);
  }

  public OperandEffect adding(Addition more) {
    return change().added(more).build();
  }

  public OperandEffect usedAlsoBy(boolean isUsedThere) {
    return isUsed || !isUsedThere ? this : change().used(true).build();
  }

  /** Returns this effect of a method that stores it, returns it, or passes it on. */
  public OperandEffect givenAway() {
    return change().handedOver(Certainty.YES).build();
  }

  public OperandEffect notReleased() {
    return change().released(Certainty.NO).build();
  }

  /** Returns this effect of a method of which not all was seen. */
  public OperandEffect unsure() {
    return change().unsure(true).build();
  }

  /** Returns whether it does nothing but, at most, read data. */
  public boolean isLook() {
    return equals(NONE) || equals(BORROWS);
  }

  /** Returns whether it is released itself, for sure. */
  public boolean isReleased() {
    return released == Certainty.YES && !isOfElements;
  }

  /** Returns whether something keeps a reference to it for sure, or takes it over. */
  public boolean isKept() {
    return handedOver == Certainty.YES || custody == Custody.TAKEN || move == Move.INTO_RECEIVER;
  }

  /** Returns whether it goes to another owner, or to another place. */
  public boolean isTaken() {
    return custody == Custody.TAKEN || custody == Custody.ATTACHED || move == Move.INTO_RECEIVER;
  }

  /** Returns whether it stays open, with its owner, where it is. */
  public boolean leavesInPlace() {
    return released == Certainty.NO
        && handedOver == Certainty.NO
        && !isHeldWeakly
        && custody == Custody.SAME
        && emptied == Certainty.NO
        && (move == Move.NOWHERE || move == Move.INTO_RECEIVER);
  }

  /** Returns whether it becomes an element of the receiver, or of the result. */
  public boolean isAdded() {
    return move == Move.INTO_RECEIVER;
  }

  /** Returns whether it leaves the receiver, an element of which it was. */
  public boolean isWithdrawn() {
    return move == Move.OUT_OF_RECEIVER;
  }

  /** Returns whether something unknown may have taken the place of elements. */
  public boolean isRefilled() {
    return added.certainty().isPossible() && added.model() == null;
  }

  /** Returns whether a field may hold something else afterwards. */
  public boolean isOverwritten() {
    return stored != SAME;
  }

  /**
   * Returns whether nothing is done to what a field held, and nothing is known of the new value.
   */
  public boolean isPlain() {
    return equals(NONE) || equals(OVERWRITTEN);
  }

  /** Returns the least effect that covers both; commutative, associative and idempotent. */
  public OperandEffect join(OperandEffect other) {
    return equals(other)
        ? this
        : new OperandEffect(
            isUsed || other.isUsed,
            isAsked || other.isAsked,
            released.join(other.released),
            isOfElements || other.isOfElements,
            handedOver.join(other.handedOver),
            isHeldWeakly || other.isHeldWeakly,
            mayLast || other.mayLast,
            isUnsure || other.isUnsure,
            custody.join(other.custody),
            emptied.join(other.emptied),
            added.join(other.added),
            move.join(other.move),
            stored == other.stored ? stored : OTHER);
  }

  /** Most are compared with what they were before, and many are one of the constants. */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof OperandEffect other
            && isUsed == other.isUsed
            && isAsked == other.isAsked
            && released == other.released
            && isOfElements == other.isOfElements
            && handedOver == other.handedOver
            && isHeldWeakly == other.isHeldWeakly
            && mayLast == other.mayLast
            && isUnsure == other.isUnsure
            && custody == other.custody
            && emptied == other.emptied
            && move == other.move
            && stored == other.stored
            && added.equals(other.added));
  }

  @Override
  public int hashCode() {
    int typestate = 31 * released.hashCode() + handedOver.hashCode();
    return 31 * (31 * (31 * typestate + custody.hashCode()) + move.hashCode()) + stored;
  }

  /** Makes an effect from another one. */
  public static final class Builder {
    private boolean isUsed;
    private boolean isAsked;
    private Certainty released;
    private boolean isOfElements;
    private Certainty handedOver;
    private boolean isHeldWeakly;
    private boolean mayLast;
    private boolean isUnsure;
    private Custody custody;
    private Certainty emptied;
    private Addition added;
    private Move move;
    private int stored;

    private Builder(OperandEffect from) {
      isUsed = from.isUsed;
      isAsked = from.isAsked;
      released = from.released;
      isOfElements = from.isOfElements;
      handedOver = from.handedOver;
      isHeldWeakly = from.isHeldWeakly;
      mayLast = from.mayLast;
      isUnsure = from.isUnsure;
      custody = from.custody;
      emptied = from.emptied;
      added = from.added;
      move = from.move;
      stored = from.stored;
    }

    public Builder used(boolean now) {
      isUsed = now;
      return this;
    }

    public Builder asked(boolean now) {
      isAsked = now;
      return this;
    }

    public Builder released(Certainty now) {
      released = now;
      return this;
    }

    public Builder ofElements(boolean now) {
      isOfElements = now;
      return this;
    }

    public Builder handedOver(Certainty now) {
      handedOver = now;
      return this;
    }

    public Builder heldWeakly(boolean now) {
      isHeldWeakly = now;
      return this;
    }

    public Builder lasting(boolean now) {
      mayLast = now;
      return this;
    }

    public Builder unsure(boolean now) {
      isUnsure = now;
      return this;
    }

    public Builder custody(Custody now) {
      custody = now;
      return this;
    }

    public Builder emptied(Certainty now) {
      emptied = now;
      return this;
    }

    public Builder added(Addition now) {
      added = now;
      return this;
    }

    public Builder move(Move now) {
      move = now;
      return this;
    }

    public Builder stored(int now) {
      stored = now;
      return this;
    }

    public OperandEffect build() {
      return new OperandEffect(
          isUsed,
          isAsked,
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
}
