// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.ir.Expr;

/**
 * A field of {@code this}, a static field, or a field of an object that the method has made.
 *
 * @param owner binary name of the declaring type
 * @param object node that made the object, {@link #THIS_OR_STATIC} for the others
 */
public record FieldKey(String owner, String name, boolean isStatic, int object) {

  /** Stands for {@code this}, or for no object at all. */
  public static final int THIS_OR_STATIC = -1;

  public FieldKey(String owner, String name, boolean isStatic) {
    this(owner, name, isStatic, THIS_OR_STATIC);
  }

  static FieldKey of(Expr.FieldRef field, int object) {
    return new FieldKey(field.owner(), field.name(), field.isStatic(), object);
  }

  /** Returns the same field of another object; a static field stays what it is. */
  FieldKey of(int otherObject) {
    return isStatic ? this : new FieldKey(owner, name, false, otherObject);
  }

  boolean isOfObject() {
    return object != THIS_OR_STATIC;
  }
}
