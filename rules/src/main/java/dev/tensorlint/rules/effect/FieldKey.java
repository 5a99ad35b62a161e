// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Identifies a field of {@code this}, a static field, a field of an object that the method creates,
 * or a field of any other object.
 *
 * @param owner binary name of the declaring type
 * @param object site of the object, else {@link #THIS_OR_STATIC} or {@link #OF_ANY}
 */
public record FieldKey(String owner, String name, boolean isStatic, ObjectKey object)
    implements Comparable<FieldKey> {

  private static final Comparator<FieldKey> ORDER =
      Comparator.comparing(FieldKey::owner)
          .thenComparing(FieldKey::name)
          .thenComparing(FieldKey::isStatic)
          .thenComparing(FieldKey::object);

  /** Stands for {@code this}, or for no object where the field is static. */
  public static final ObjectKey THIS_OR_STATIC = new ObjectKey.Given(-1);

  /** Stands for every object that is not followed. */
  public static final ObjectKey OF_ANY = new ObjectKey.Given(-2);

  public FieldKey(String owner, String name, boolean isStatic) {
    this(owner, name, isStatic, THIS_OR_STATIC);
  }

  /** Returns the key of a field of an object, from a reference in the source. */
  public static FieldKey of(Expr.FieldRef field, ObjectKey object) {
    return new FieldKey(field.owner(), field.name(), field.isStatic(), object);
  }

  /** Returns the key of a field as its class declares it. */
  public static FieldKey of(FieldDecl field) {
    return new FieldKey(field.owner(), field.name(), field.isStatic());
  }

  @Override
  public int compareTo(FieldKey other) {
    return ORDER.compare(this, other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof FieldKey key
            && isStatic == key.isStatic
            && name.equals(key.name)
            && owner.equals(key.owner)
            && object.equals(key.object));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * owner.hashCode() + name.hashCode()) + Boolean.hashCode(isStatic))
        + object.hashCode();
  }

  /** Returns the same field of another object; a static field is unchanged. */
  public FieldKey of(ObjectKey otherObject) {
    return isStatic ? this : new FieldKey(owner, name, false, otherObject);
  }

  /** Returns the field as its class declares it, independent of the object. */
  public FieldKey declared() {
    return of(THIS_OR_STATIC);
  }

  /** Returns whether this stands for the field of every object that is not followed. */
  public boolean isOfAny() {
    return object.equals(OF_ANY);
  }

  /** Returns whether it is a field of an object other than {@code this}. */
  public boolean isOfObject() {
    return !object.equals(THIS_OR_STATIC);
  }
}
