// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a call on its result. A plain value, which a model file states or the engine infers
 * from a body.
 *
 * @param kind relation of the result to the operands
 * @param from operand of the relation, {@link Operand#NONE} where there is none; for {@link
 *     Kind#FRESH} and {@link Kind#SCOPED}, an argument that may be returned instead, or a field an
 *     element of which may leave it instead, or {@link Operand#UNSEEN}
 * @param made model of the created or lent resource; null where the type of the call determines it
 * @param mayBeNull whether the result can be null instead
 * @param container binary name of the class of a container of fresh elements, which {@code made}
 *     describes; else null
 * @param isHeldWeakly whether the callee also stores a weak reference to it, and no other known
 *     reference
 * @param size how much a new resource holds
 * @param parts contents of the fields of a carrier, a new object that holds resources; else empty
 * @param among for {@link Kind#ONE_OF}, the positions of the arguments; else empty
 * @param choice where {@code from} is an argument that may be returned instead of a new resource:
 *     when it is which of both; else {@link Choice#FREE}
 */
public record ResultEffect(
    Kind kind,
    Operand from,
    @Nullable TypeModel made,
    boolean mayBeNull,
    @Nullable String container,
    boolean isHeldWeakly,
    Size size,
    Map<FieldKey, ResultEffect> parts,
    Set<Integer> among,
    Choice choice) {

  /** The relations of a result to the operands. Model files have words for most of them. */
  public enum Kind {
    /** The caller owns it. */
    FRESH,
    /** The innermost open scope owns it; without one, the caller does. */
    SCOPED,
    /** The caller owns it, and the release of {@code from} releases it as well. */
    CHILD_OF,
    /** A new object that must not be released before a call acquires what it stands for. */
    UNACQUIRED,
    /**
     * A new resource, which the caller owns if it has acquired {@code from}, and which must not be
     * released if not.
     */
    ACQUIRED_WITH,
    /** {@code from} owns it and releases it. */
    OWNED_BY,
    /** The owner of {@code from} owns it. */
    OWNED_BY_OWNER_OF,
    /** The same object as {@code from}; for a field, the object that it holds. */
    ALIAS,
    /** The same object as {@code from}, or a new one that its owner owns. */
    MAYBE_ALIAS,
    /**
     * A separate handle to data shared with {@code from}, released separately, owned as {@code
     * SCOPED}.
     */
    HANDLE,
    /** Becomes invalid with {@code from}; no code releases it. */
    BORROW,
    /** Becomes invalid with {@code from}, or earlier at its next step: a prediction or a reset. */
    LENT_UNTIL_STEP,
    /** Plain Java data without ownership. */
    COPY,
    /** Has no data until its trace runs. */
    SYMBOLIC,
    /** An element of {@code from}, which stays in it. */
    ELEMENT_OF,
    /** An element of {@code from}, which leaves it. */
    TAKEN_FROM,
    /** Another container with the elements of {@code from}. */
    ELEMENTS_OF,
    /** Another container with some of the elements of {@code from}. */
    SOME_OF,
    /**
     * A view of some of the elements of {@code from}: an addition to it is an addition to {@code
     * from}.
     */
    VIEW_OF,
    /** One of several arguments: the same object. */
    ONE_OF,
    /** A new object of the program that holds new resources. */
    CARRIER,
    /** A new object that other code already references and may own. */
    ELSEWHERE,
    /** A new container without elements, with or without the caller as its owner. */
    EMPTY,
    /** Always null. */
    NULL,
    /** Always true, where the call returns. */
    TRUE,
    /** Always false, where the call returns. */
    FALSE,
    /** Unknown, or a value that is not followed. */
    UNKNOWN
  }

  /** Plain data or no result, without ownership. */
  public static final ResultEffect COPY = of(Kind.COPY);

  public static final ResultEffect UNKNOWN = of(Kind.UNKNOWN).orNull();

  public static final ResultEffect ELSEWHERE = of(Kind.ELSEWHERE);

  public ResultEffect {
    parts = Map.copyOf(parts);
    among = Set.copyOf(among);
  }

  /** Returns a result that has no relation to an operand. */
  public static ResultEffect of(Kind kind) {
    return of(kind, Operand.NONE);
  }

  /** Returns a result with a relation to an operand. */
  public static ResultEffect of(Kind kind, Operand from) {
    return new ResultEffect(
        kind, from, null, false, null, false, Size.UNSTATED, Map.of(), Set.of(), Choice.FREE);
  }

  /** Returns the result of a method that returns one truth value. */
  public static ResultEffect always(boolean answer) {
    return of(answer ? Kind.TRUE : Kind.FALSE);
  }

  /** Returns the result of a method that returns an argument. */
  public static ResultEffect sameAs(int argument) {
    return of(Kind.ALIAS, Operand.argument(argument));
  }

  /** Returns the result of a method that returns the value of a field, which keeps it. */
  public static ResultEffect held(FieldKey field) {
    return of(Kind.ALIAS, Operand.field(field)).orNull();
  }

  /** Returns the result of a method that returns an element of the container in a field. */
  public static ResultEffect elementOf(FieldKey field) {
    return of(Kind.ELEMENT_OF, Operand.field(field)).orNull();
  }

  /** Returns the result of a method that takes an element out of the container in a field. */
  public static ResultEffect takenFrom(FieldKey field) {
    return of(Kind.TAKEN_FROM, Operand.field(field)).orNull();
  }

  /** Returns the result of a method that returns a new object with resources in its fields. */
  public static ResultEffect carrying(Map<FieldKey, ResultEffect> parts) {
    return new ResultEffect(
        Kind.CARRIER,
        Operand.NONE,
        null,
        false,
        null,
        false,
        Size.UNSTATED,
        parts,
        Set.of(),
        Choice.FREE);
  }

  /** Returns this result with a known model. */
  public ResultEffect making(TypeModel model) {
    return new ResultEffect(
        kind, from, model, mayBeNull, container, isHeldWeakly, size, parts, among, choice);
  }

  /** Returns this result as a container whose elements a model describes. */
  public ResultEffect containing(TypeModel elements, @Nullable String containerClass) {
    return new ResultEffect(
        kind, from, elements, mayBeNull, containerClass, isHeldWeakly, size, parts, among, choice);
  }

  /** Returns this result, which may be null instead. */
  public ResultEffect orNull() {
    return new ResultEffect(
        kind, from, made, true, container, isHeldWeakly, size, parts, among, choice);
  }

  /** Returns this result where it is not null. */
  ResultEffect notNull() {
    return new ResultEffect(
        kind, from, made, false, container, isHeldWeakly, size, parts, among, choice);
  }

  /** Returns this result, which is new or an argument, where it is new. */
  ResultEffect withoutArgument() {
    return new ResultEffect(
        kind,
        Operand.NONE,
        made,
        mayBeNull,
        container,
        isHeldWeakly,
        size,
        parts,
        among,
        Choice.FREE);
  }

  /** Returns this result, to which a weak reference exists as well. */
  public ResultEffect heldWeakly() {
    return new ResultEffect(
        kind, from, made, mayBeNull, container, true, size, parts, among, choice);
  }

  /** Returns this result, of which a new resource holds as much as a size says. */
  public ResultEffect sized(Size known) {
    return new ResultEffect(
        kind, from, made, mayBeNull, container, isHeldWeakly, known, parts, among, choice);
  }

  /** Returns this result, new or an argument as some conditions say. */
  public ResultEffect choosing(Choice known) {
    return new ResultEffect(
        kind, from, made, mayBeNull, container, isHeldWeakly, size, parts, among, known);
  }

  /** Returns the field of the relation, null for none. */
  public @Nullable FieldKey field() {
    return from.field();
  }

  /** Returns whether it is a new resource that must be released. */
  public boolean isMade() {
    return kind == Kind.FRESH || kind == Kind.SCOPED || kind == Kind.CHILD_OF;
  }

  /** Returns whether it is a new resource that the caller must release, in whatever scope. */
  public boolean isCallers() {
    return kind == Kind.FRESH || kind == Kind.CHILD_OF;
  }

  /** Returns whether it is an operand, a new resource, or either. */
  public boolean isGiven() {
    return isMade() || isSame();
  }

  /** Returns whether it is, or may be, an operand. */
  public boolean mayBeOperand() {
    return isGiven() && kind != Kind.CHILD_OF;
  }

  /**
   * Returns whether it names an argument: it is the argument, or a resource that the argument owns
   * or lends. The caller then knows both and what connects them.
   */
  public boolean names(int argument) {
    boolean isTied = isGiven() || kind == Kind.OWNED_BY || kind == Kind.BORROW;
    return among.contains(argument) || (isTied && from.index() == argument);
  }

  /** Returns whether it is a resource whose model the type of the call determines. */
  public boolean isMadeByType() {
    return made == null
        && switch (kind) {
          case FRESH,
              SCOPED,
              CHILD_OF,
              UNACQUIRED,
              ACQUIRED_WITH,
              OWNED_BY,
              OWNED_BY_OWNER_OF,
              MAYBE_ALIAS,
              HANDLE,
              BORROW,
              LENT_UNTIL_STEP,
              SYMBOLIC ->
              true;
          case ALIAS,
              COPY,
              ELEMENT_OF,
              TAKEN_FROM,
              ELEMENTS_OF,
              SOME_OF,
              VIEW_OF,
              ONE_OF,
              CARRIER,
              ELSEWHERE,
              EMPTY,
              NULL,
              TRUE,
              FALSE,
              UNKNOWN ->
              false;
        };
  }

  /**
   * Returns whether it is, if no followed resource, plain data: neither the value of a field nor a
   * new object of the program.
   */
  public boolean isPlainElse() {
    return switch (kind) {
      case ALIAS, ONE_OF, CARRIER, ELSEWHERE, EMPTY, NULL, UNKNOWN -> false;
      case ELEMENT_OF, TAKEN_FROM -> field() == null;
      case FRESH,
          SCOPED,
          CHILD_OF,
          UNACQUIRED,
          ACQUIRED_WITH,
          OWNED_BY,
          OWNED_BY_OWNER_OF,
          MAYBE_ALIAS,
          HANDLE,
          BORROW,
          LENT_UNTIL_STEP,
          SYMBOLIC,
          COPY,
          ELEMENTS_OF,
          SOME_OF,
          VIEW_OF,
          TRUE,
          FALSE ->
          true;
    };
  }

  /** Returns whether it is certainly the receiver or an argument. */
  public boolean isSame() {
    return kind == Kind.ALIAS && from.field() == null;
  }

  /**
   * Returns the least result that covers both; commutative, associative and idempotent, with {@link
   * #UNKNOWN} on top.
   */
  public ResultEffect join(ResultEffect other) {
    return new ResultJoin(this, other).result();
  }

  /** Returns whether it is certainly an argument, or one of several. */
  boolean isArgument() {
    return kind == Kind.ONE_OF || (kind == Kind.ALIAS && from.isArgument());
  }

  /**
   * Returns the positions of the arguments one of which it certainly is; none for another result.
   */
  public Set<Integer> same() {
    if (!isArgument()) {
      return Set.of();
    }
    return kind == Kind.ONE_OF ? among : Set.of(from.index());
  }

  /** Returns whether it is a new resource, or an object that is not followed. */
  public boolean isNewOrUnseen() {
    return (kind == Kind.FRESH || kind == Kind.SCOPED) && from.equals(Operand.UNSEEN);
  }

  /**
   * Returns this result, or an object that is not followed instead; unknown where it is not simply
   * a new resource. What a cache refers to weakly may be the one that it gives, and where only some
   * calls state a duty, most objects of the type have none.
   */
  public ResultEffect orUnseen() {
    boolean isNew =
        (kind == Kind.FRESH || kind == Kind.SCOPED)
            && container == null
            && !isHeldWeakly
            && (made == null || !made.isOfCalls());
    return isNew && (from.equals(Operand.NONE) || from.equals(Operand.UNSEEN))
        ? new ResultEffect(
            kind, Operand.UNSEEN, made, mayBeNull, null, isHeldWeakly, size, parts, among, choice)
        : UNKNOWN;
  }

  /** Returns whether it is a new resource, or an element that leaves the container in a field. */
  public boolean isMadeOrTaken() {
    return isMade() && from.field() != null;
  }

  /** Returns whether it is a new resource or an argument, as the method chooses. */
  public boolean isNewOrArgument() {
    return (kind == Kind.FRESH || kind == Kind.SCOPED) && from.isArgument();
  }
}
