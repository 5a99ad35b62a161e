// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.model.TypeModel;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a method of the program returns. A plain value.
 *
 * @param kind what is known of it
 * @param parameter the parameter that it is the same as, or a part of; of what is made, a parameter
 *     that may come back instead; else -1
 * @param model model of what is made or lent
 * @param field the field of {@code HELD} and {@code ELEMENT}, as its class declares it, else null
 * @param mayBeNull whether it can be null instead
 * @param container binary name of its class when it is a container of fresh elements and {@code
 *     model} that of these, else null
 * @param isHeldWeakly whether a weak reference keeps it as well, and nothing else does as far as is
 *     seen
 * @param parts what the fields of a new object hold that carries others, empty for all else
 */
public record MethodResult(
    Kind kind,
    int parameter,
    @Nullable TypeModel model,
    @Nullable FieldKey field,
    boolean mayBeNull,
    @Nullable String container,
    boolean isHeldWeakly,
    Map<FieldKey, MethodResult> parts) {

  public MethodResult {
    parts = Map.copyOf(parts);
  }

  public MethodResult(
      Kind kind,
      int parameter,
      @Nullable TypeModel model,
      @Nullable FieldKey field,
      boolean mayBeNull,
      @Nullable String container,
      boolean isHeldWeakly) {
    this(kind, parameter, model, field, mayBeNull, container, isHeldWeakly, Map.of());
  }

  public MethodResult(
      Kind kind,
      int parameter,
      @Nullable TypeModel model,
      @Nullable FieldKey field,
      boolean mayBeNull) {
    this(kind, parameter, model, field, mayBeNull, null, false);
  }

  /** The relations of a result. */
  public enum Kind {
    /** Nothing is known, or nothing that is followed. */
    UNKNOWN,
    /** A new resource that the caller owns. */
    FRESH,
    /** A new resource that the caller's innermost scope owns, else the caller. */
    SCOPED,
    /** The same object as a parameter. */
    SAME_AS,
    /** A new resource that a parameter releases. */
    OWNED_BY,
    /** A part of a parameter. */
    LENT_BY,
    /** A new object of the program that carries something new. */
    CARRIER,
    /** What a field of the receiver, or a static field, holds and goes on holding. */
    HELD,
    /** One of the elements of the container in such a field, which stays in it. */
    ELEMENT,
    /** A new object that others know already, and may own. */
    ELSEWHERE
  }

  public static final MethodResult UNKNOWN = new MethodResult(Kind.UNKNOWN, -1, null, null, true);

  public static final MethodResult ELSEWHERE =
      new MethodResult(Kind.ELSEWHERE, -1, null, null, false);

  static MethodResult sameAs(int parameter) {
    return new MethodResult(Kind.SAME_AS, parameter, null, null, false);
  }

  static MethodResult held(FieldKey field) {
    return new MethodResult(Kind.HELD, -1, null, field, true);
  }

  static MethodResult carrying(Map<FieldKey, MethodResult> parts) {
    return new MethodResult(Kind.CARRIER, -1, null, null, false, null, false, parts);
  }

  static MethodResult elementOf(FieldKey field) {
    return new MethodResult(Kind.ELEMENT, -1, null, field, true);
  }

  MethodResult orNull() {
    return new MethodResult(kind, parameter, model, field, true, container, isHeldWeakly, parts);
  }

  /** Returns whether it is something new that has to be released. */
  boolean isMade() {
    return kind == Kind.FRESH || kind == Kind.SCOPED;
  }

  /** Returns this result, which a weak reference keeps as well. */
  MethodResult heldWeakly() {
    return new MethodResult(kind, parameter, model, field, mayBeNull, container, true);
  }

  /** Which class it is matters to people only; any of both, but always the same one. */
  private static @Nullable String firstOf(@Nullable String one, @Nullable String other) {
    return one == null || other == null || one.compareTo(other) <= 0 ? one : other;
  }

  /** Returns whether it is something new, a parameter, or one of both. */
  boolean isGiven() {
    return kind == Kind.FRESH || kind == Kind.SCOPED || kind == Kind.SAME_AS;
  }

  public MethodResult join(MethodResult other) {
    boolean areThings = container == null && other.container == null;
    return areThings && isGiven() && other.isGiven() ? given(other) : same(other);
  }

  /** A conversion that gives its argument back when there is nothing to convert. */
  private MethodResult given(MethodResult other) {
    Kind made = kind == Kind.SAME_AS ? other.kind : kind;
    boolean isOneKind = other.kind == made || other.kind == Kind.SAME_AS;
    int same = Math.max(parameter, other.parameter);
    boolean isOneParameter = Math.min(parameter, other.parameter) == same || !bothHave(other);
    TypeModel of = model == null ? other.model : model;
    boolean isOneModel = other.model == null || other.model.equals(of);
    return isOneKind && isOneParameter && isOneModel
        ? new MethodResult(
            made,
            same,
            of,
            null,
            mayBeNull || other.mayBeNull,
            null,
            isHeldWeakly || other.isHeldWeakly)
        : UNKNOWN;
  }

  private boolean bothHave(MethodResult other) {
    return parameter >= 0 && other.parameter >= 0;
  }

  private MethodResult same(MethodResult other) {
    boolean isSameRelation =
        kind == other.kind
            && parts.keySet().equals(other.parts.keySet())
            && parameter == other.parameter
            && (container == null) == (other.container == null)
            && Objects.equals(field, other.field)
            && Objects.equals(model, other.model);
    return isSameRelation
        ? new MethodResult(
            kind,
            parameter,
            model,
            field,
            mayBeNull || other.mayBeNull,
            firstOf(container, other.container),
            isHeldWeakly || other.isHeldWeakly,
            joinParts(other))
        : UNKNOWN;
  }

  private Map<FieldKey, MethodResult> joinParts(MethodResult other) {
    Map<FieldKey, MethodResult> joined = new HashMap<>();
    parts.forEach(
        (field, part) -> joined.put(field, part.join(other.parts.getOrDefault(field, UNKNOWN))));
    return joined;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof MethodResult other
            && kind == other.kind
            && parameter == other.parameter
            && mayBeNull == other.mayBeNull
            && isHeldWeakly == other.isHeldWeakly
            && Objects.equals(model, other.model)
            && Objects.equals(field, other.field)
            && Objects.equals(container, other.container)
            && parts.equals(other.parts));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * kind.hashCode() + parameter) + Objects.hashCode(field);
  }
}
