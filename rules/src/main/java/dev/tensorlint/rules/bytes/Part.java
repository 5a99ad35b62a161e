// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import org.jspecify.annotations.Nullable;

/** A declared type as a part of a form. What depends on both is looked up once. */
final class Part {

  private final ValueForm form;
  private final Slot.Kind kind;
  private final Class<?> raw;
  private final boolean isShared;
  private final Part[] arguments;
  private @Nullable Shape shape;

  Part(ValueForm form, Slot slot) {
    this.form = form;
    this.kind = slot.kind();
    this.raw = slot.raw();
    this.isShared = form.isShared(slot);
    this.arguments = form.parts(slot.arguments());
  }

  Slot.Kind kind() {
    return kind;
  }

  Class<?> raw() {
    return raw;
  }

  /** Returns whether a value that occurs again is a reference. */
  boolean isShared() {
    return isShared;
  }

  Part argument(int position) {
    return arguments[position];
  }

  /** Returns the shape of its values, which are of one class. */
  Shape shape() {
    Shape known = shape;
    if (known == null) {
      known = form.shape(raw);
      shape = known;
    }
    return known;
  }
}
