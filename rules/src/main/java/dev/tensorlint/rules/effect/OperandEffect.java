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
 * The effect of a call on one operand: its receiver, an argument, or the value of a field. A plain
 * value. The words of the model files are its named constants; effects inferred from bodies can
 * have any other value.
 *
 * @param isUsed whether its data is read
 * @param isTested whether the call tests whether it is released; further effects may then apply
 *     only where it is open
 * @param released whether it is released
 * @param isOfElements whether only the elements of the container are released, not the container
 * @param handedOver whether it is stored, returned, captured or passed to unknown code
 * @param isHeldWeakly whether a weak reference to it is stored
 * @param mayLast whether that weak reference keeps it for the lifetime of another object, and that
 *     object may be long-lived
 * @param isUnsure whether unknown code had access to it
 * @param custody effect on its ownership
 * @param emptied for a container: whether its former elements left it; the other components
 *     describe these elements
 * @param added for a container or array: new resources that are added to it
 * @param move whether it becomes an element of another operand, or the result
 * @param stored for a field: {@link #SAME} if it keeps its value, else the parameter that it holds
 *     afterwards, {@link #OTHER} for any other value
 */
public record OperandEffect(
    boolean isUsed,
    boolean isTested,
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

  /** A field keeps its value. */
  public static final int SAME = -2;

  /** A field may hold another value, which is no known parameter. */
  public static final int OTHER = -1;

  /** The destination of an operand. A chain that joins by maximum; only models state it. */
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

  /** Leaves the operand unchanged. */
  public static final OperandEffect NONE = observed(false, false);

  /** Uses it and keeps nothing. */
  public static final OperandEffect BORROWS = observed(true, false);

  /** Takes over the obligation to release it. */
  public static final OperandEffect CONSUMES = NONE.change().custody(Custody.TAKEN).build();

  /** Keeps a reference; the obligation stays with the caller. */
  public static final OperandEffect RETAINS = NONE.givenAway();

  /** Other code may release it from now on, or has more references to release. */
  public static final OperandEffect SHARES = NONE.change().custody(Custody.SHARED).build();

  /** Keeps a weak reference, which does not prevent its garbage collection. */
  public static final OperandEffect HOLDS_WEAKLY = NONE.change().heldWeakly(true).build();

  /** Releases it. */
  public static final OperandEffect RELEASES = releasing(Certainty.YES);

  /** Releases the elements of the collection or array. */
  public static final OperandEffect RELEASES_ELEMENTS = RELEASES.change().ofElements(true).build();

  /** The result and it share one obligation: releasing either releases both. */
  public static final OperandEffect WRAPS = NONE.change().move(Move.INTO_RESULT).build();

  /** Takes it out of its scope: the caller owns it from now on. */
  public static final OperandEffect KEEPS = BORROWS.change().custody(Custody.KEPT).build();

  /** Moves it into the innermost open scope, if there is one. */
  public static final OperandEffect JOINS_SCOPE = BORROWS.change().custody(Custody.SCOPED).build();

  /** Keeps a reference to a scope, which is the innermost open one until it is released. */
  public static final OperandEffect ENTERS = RETAINS.change().custody(Custody.ENTERED).build();

  /** Makes the other operand its owner, which releases it. */
  public static final OperandEffect ATTACHES_TO = NONE.change().custody(Custody.ATTACHED).build();

  /** Takes it from its owner: the caller owns it from now on. */
  public static final OperandEffect DETACHES = NONE.change().custody(Custody.KEPT).build();

  /** From now on it must be released, as a handle that the call fills in. */
  public static final OperandEffect ACQUIRES = NONE.change().custody(Custody.ACQUIRED).build();

  /** Reads metadata only, legal after release. */
  public static final OperandEffect METADATA = NONE;

  /**
   * Becomes an element of the receiver; of the result, where there is no receiver. Of a container,
   * its elements do.
   */
  public static final OperandEffect ADDS = NONE.change().move(Move.INTO_RECEIVER).build();

  /** It was an element of the receiver, and is no longer. */
  public static final OperandEffect LEAVES = NONE.change().move(Move.OUT_OF_RECEIVER).build();

  /** All its elements leave it. */
  public static final OperandEffect CLEARS = NONE.change().emptied(Certainty.YES).build();

  /** Other values may replace its elements, and do replace released ones. */
  public static final OperandEffect REFILLS = NONE.adding(Addition.UNKNOWN);

  /** Stores an unknown value in a field. */
  public static final OperandEffect OVERWRITTEN = stored(OTHER);

  /** The words of the model files, in the order in which messages list them. */
  public static final Map<String, OperandEffect> WORDS = words();

  private static Map<String, OperandEffect> words() {
    Map<String, OperandEffect> words = new LinkedHashMap<>();
    words.put("borrows", BORROWS);
    words.put("consumes", CONSUMES);
    words.put("retains", RETAINS);
    words.put("shares", SHARES);
    words.put("holds-weakly", HOLDS_WEAKLY);
    words.put("releases", RELEASES);
    words.put("releases-elements", RELEASES_ELEMENTS);
    words.put("wraps", WRAPS);
    words.put("keeps", KEEPS);
    words.put("joins-scope", JOINS_SCOPE);
    words.put("enters", ENTERS);
    words.put("attaches-to", ATTACHES_TO);
    words.put("detaches", DETACHES);
    words.put("acquires", ACQUIRES);
    words.put("metadata", METADATA);
    words.put("adds", ADDS);
    words.put("leaves", LEAVES);
    words.put("clears", CLEARS);
    words.put("refills", REFILLS);
    return Collections.unmodifiableMap(words);
  }

  /** Returns how model files say this effect; empty if they cannot in one word, or as a filling. */
  public Optional<String> word() {
    String filling = added.namedType();
    if (filling != null && equals(NONE.adding(added))) {
      return Optional.of("{ fills: " + filling + " }");
    }
    return WORDS.entrySet().stream()
        .filter(entry -> entry.getValue().equals(this))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Returns the effect of a method that leaves an operand unchanged. */
  public static OperandEffect observed(boolean isUsed, boolean isTested) {
    return new OperandEffect(
        isUsed,
        isTested,
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

  /** Returns the effect of storing a parameter in a field. */
  public static OperandEffect stored(int parameter) {
    return NONE.change().stored(parameter).build();
  }

  /**
   * Returns the effect on an argument that is not followed: a callee may keep any argument but
   * primitive values and strings.
   */
  public static OperandEffect notFollowed(TypeRef type) {
    boolean isValue = type.isPrimitive() || type.equals(TypeRef.STRING);
    return isValue ? NONE : RETAINS;
  }

  /** Returns a builder initialized with this effect. */
  public OperandEffectBuilder change() {
    return new OperandEffectBuilder(this);
  }

  /** Returns the effect of a method that releases an operand, or does so on some paths. */
  public static OperandEffect releasing(Certainty how) {
    return NONE.change().released(how).build();
  }

  public OperandEffect adding(Addition more) {
    return change().added(more).build();
  }

  public OperandEffect usedAlsoBy(boolean isUsedThere) {
    return isUsed || !isUsedThere ? this : change().used(true).build();
  }

  /** Returns this effect on an operand that unknown code may also keep, if it was not released. */
  public OperandEffect maybeGivenAway() {
    return change().tested(true).handedOver(handedOver.join(Certainty.YES)).build();
  }

  /** Returns this effect with the operand handed over: stored, returned or passed on. */
  public OperandEffect givenAway() {
    return change().handedOver(Certainty.YES).build();
  }

  public OperandEffect notReleased() {
    return change().released(Certainty.NO).build();
  }

  /** Returns this effect for a method that was not analysed completely. */
  public OperandEffect unsure() {
    return change().unsure(true).build();
  }

  /** Returns whether the effect at most reads data. */
  public boolean isReadOnly() {
    return equals(NONE) || equals(BORROWS);
  }

  /** Returns whether the operand itself is certainly released. */
  public boolean isReleased() {
    return released == Certainty.YES && !isOfElements;
  }

  /** Returns whether the callee certainly keeps a reference to the operand or takes it over. */
  public boolean isKept() {
    return handedOver == Certainty.YES || custody == Custody.TAKEN || move == Move.INTO_RECEIVER;
  }

  /** Returns whether the operand moves to another owner or into a container. */
  public boolean isTaken() {
    return custody == Custody.TAKEN || custody == Custody.ATTACHED || move == Move.INTO_RECEIVER;
  }

  /** Returns whether the operand stays open, with its owner, in its place. */
  public boolean leavesInPlace() {
    return released == Certainty.NO
        && handedOver == Certainty.NO
        && !isHeldWeakly
        && custody == Custody.SAME
        && emptied == Certainty.NO
        && (move == Move.NOWHERE || move == Move.INTO_RECEIVER);
  }

  /** Returns whether the operand becomes an element of the receiver or of the result. */
  public boolean isAdded() {
    return move == Move.INTO_RECEIVER;
  }

  /** Returns whether the operand, an element of the receiver, leaves it. */
  public boolean isWithdrawn() {
    return move == Move.OUT_OF_RECEIVER;
  }

  /** Returns whether unknown values may have replaced elements. */
  public boolean isRefilled() {
    return added.certainty().isPossible() && added.model() == null;
  }

  /** Returns whether the field may hold another value afterwards. */
  public boolean isOverwritten() {
    return stored != SAME;
  }

  /** Returns whether the former value of the field is unchanged, and any new value unknown. */
  public boolean isPlain() {
    return equals(NONE) || equals(OVERWRITTEN);
  }

  /** Returns the least effect that covers both; commutative, associative and idempotent. */
  public OperandEffect join(OperandEffect other) {
    return equals(other)
        ? this
        : new OperandEffect(
            isUsed || other.isUsed,
            isTested || other.isTested,
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

  /** Compares identity first: most comparisons are with the former effect or a constant. */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof OperandEffect other
            && isUsed == other.isUsed
            && isTested == other.isTested
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
}
