// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a call gives back. A plain value, which a model file states or the engine infers from a
 * body.
 *
 * @param kind the relation of the result to what goes in
 * @param from which operand the relation is to, {@link Operand#NONE} where none is needed; of what
 *     is {@link Kind#FRESH} or {@link Kind#SCOPED}, an argument that may come back instead
 * @param made model of what is made or lent; null where the type of the call says it
 * @param mayBeNull whether it can be null instead
 * @param container binary name of its class when it is a container of fresh elements and {@code
 *     made} that of these, else null
 * @param isHeldWeakly whether a weak reference keeps it as well, and nothing else does as far as is
 *     seen
 * @param parts what the fields of a new object hold that carries others, empty for all else
 */
public record ResultEffect(
    Kind kind,
    Operand from,
    @Nullable TypeModel made,
    boolean mayBeNull,
    @Nullable String container,
    boolean isHeldWeakly,
    Map<FieldKey, ResultEffect> parts) {

  /** The relations of a result; all but the last five are words of the model files. */
  public enum Kind {
    /** The caller owns it. */
    FRESH,
    /** The innermost open scope owns it, else the caller. */
    SCOPED,
    /** {@code from} owns it and releases it. */
    OWNED_BY,
    /** The owner of {@code from} owns it. */
    OWNED_BY_OWNER_OF,
    /** The same object as {@code from}; as what it holds, where that is a field. */
    ALIAS,
    /** The same object as {@code from}, or a new one that its owner owns. */
    MAYBE_ALIAS,
    /**
     * An own handle on data shared with {@code from}, released on its own, owned as if {@code
     * SCOPED}.
     */
    HANDLE,
    /** Dies with {@code from}; nobody releases it. */
    BORROW,
    /** Dies with {@code from}, and before at its next step: when it predicts or is reset. */
    LENT_UNTIL_STEP,
    /** Plain Java data, through which no ownership is followed. */
    COPY,
    /** Has no data until its trace runs. */
    SYMBOLIC,
    /** One of the elements of {@code from}, which stays in it. */
    ELEMENT_OF,
    /** One of the elements of {@code from}, which leaves it. */
    TAKEN_FROM,
    /** Another container with the elements of {@code from}. */
    ELEMENTS_OF,
    /** Another container with some of the elements of {@code from}. */
    SOME_OF,
    /** A view of some of the elements of {@code from}: what is put into it is put into that. */
    VIEW_OF,
    /** A new object of the program that carries something new. */
    CARRIER,
    /** A new object that others know already, and may own. */
    ELSEWHERE,
    /** A new container without elements, which the caller may own or not. */
    EMPTY,
    /** Nothing but null. */
    NULL,
    /** Nothing is known, or nothing that is followed. */
    UNKNOWN
  }

  /** Plain data or nothing; no ownership is followed through it. */
  public static final ResultEffect COPY = of(Kind.COPY);

  public static final ResultEffect UNKNOWN = of(Kind.UNKNOWN).orNull();

  public static final ResultEffect ELSEWHERE = of(Kind.ELSEWHERE);

  public ResultEffect {
    parts = Map.copyOf(parts);
  }

  /** Returns a result that has no relation to an operand. */
  public static ResultEffect of(Kind kind) {
    return of(kind, Operand.NONE);
  }

  /** Returns a result with a relation to an operand. */
  public static ResultEffect of(Kind kind, Operand from) {
    return new ResultEffect(kind, from, null, false, null, false, Map.of());
  }

  /** Returns the result of a method that gives an argument back. */
  public static ResultEffect sameAs(int argument) {
    return of(Kind.ALIAS, Operand.argument(argument));
  }

  /** Returns the result of a method that gives back what a field holds, and goes on holding. */
  public static ResultEffect held(FieldKey field) {
    return of(Kind.ALIAS, Operand.field(field)).orNull();
  }

  /** Returns the result of a method that gives back an element of the container in a field. */
  public static ResultEffect elementOf(FieldKey field) {
    return of(Kind.ELEMENT_OF, Operand.field(field)).orNull();
  }

  /** Returns a new object with things in its fields. */
  public static ResultEffect carrying(Map<FieldKey, ResultEffect> parts) {
    return new ResultEffect(Kind.CARRIER, Operand.NONE, null, false, null, false, parts);
  }

  /** Returns this result, of which the model is known. */
  public ResultEffect making(TypeModel model) {
    return new ResultEffect(kind, from, model, mayBeNull, container, isHeldWeakly, parts);
  }

  /** Returns this result as a container of things that a model describes. */
  public ResultEffect containing(TypeModel elements, @Nullable String containerClass) {
    return new ResultEffect(kind, from, elements, mayBeNull, containerClass, isHeldWeakly, parts);
  }

  /** Returns this result, which may be null instead. */
  public ResultEffect orNull() {
    return new ResultEffect(kind, from, made, true, container, isHeldWeakly, parts);
  }

  /** Returns this result, which a weak reference keeps as well. */
  public ResultEffect heldWeakly() {
    return new ResultEffect(kind, from, made, mayBeNull, container, true, parts);
  }

  /** Returns the field that it comes from, null for none. */
  public @Nullable FieldKey field() {
    return from.field();
  }

  /** Returns whether it is something new that has to be released. */
  public boolean isMade() {
    return kind == Kind.FRESH || kind == Kind.SCOPED;
  }

  /** Returns whether it is an operand itself, something new, or one of both. */
  public boolean isGiven() {
    return isMade() || isSame();
  }

  /** Returns whether it is one of the operands for sure. */
  public boolean isSame() {
    return kind == Kind.ALIAS && from.field() == null;
  }

  /**
   * Returns the least result that covers both; commutative, associative and idempotent, with {@link
   * #UNKNOWN} on top.
   */
  public ResultEffect join(ResultEffect other) {
    boolean areThings = container == null && other.container == null;
    return areThings && isGiven() && other.isGiven() ? given(other) : same(other);
  }

  /** A conversion that gives its argument back when there is nothing to convert. */
  private ResultEffect given(ResultEffect other) {
    Kind either = isSame() ? other.kind : kind;
    boolean isOneKind = other.kind == either || other.isSame();
    Operand same = from.equals(Operand.NONE) ? other.from : from;
    boolean isOneOperand = other.from.equals(Operand.NONE) || other.from.equals(same);
    TypeModel of = made == null ? other.made : made;
    boolean isOneModel = other.made == null || other.made.equals(of);
    return isOneKind && isOneOperand && isOneModel
        ? new ResultEffect(
            either,
            same,
            of,
            mayBeNull || other.mayBeNull,
            null,
            isHeldWeakly || other.isHeldWeakly,
            Map.of())
        : UNKNOWN;
  }

  private ResultEffect same(ResultEffect other) {
    boolean isSameRelation =
        kind == other.kind
            && parts.keySet().equals(other.parts.keySet())
            && from.equals(other.from)
            && (container == null) == (other.container == null)
            && Objects.equals(made, other.made);
    return isSameRelation
        ? new ResultEffect(
            kind,
            from,
            made,
            mayBeNull || other.mayBeNull,
            firstOf(container, other.container),
            isHeldWeakly || other.isHeldWeakly,
            joinParts(other))
        : UNKNOWN;
  }

  /** Which class it is matters to messages only; any of both, but always the same one. */
  private static @Nullable String firstOf(@Nullable String one, @Nullable String other) {
    return one == null || other == null || one.compareTo(other) <= 0 ? one : other;
  }

  private Map<FieldKey, ResultEffect> joinParts(ResultEffect other) {
    Map<FieldKey, ResultEffect> joined = new HashMap<>();
    parts.forEach(
        (field, part) -> joined.put(field, part.join(other.parts.getOrDefault(field, UNKNOWN))));
    return joined;
  }
}
