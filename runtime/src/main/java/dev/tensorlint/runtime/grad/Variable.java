// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.OpRecorders;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;

/**
 * A tensor that is meant to be changed, such as a weight: it belongs to no scope, and lives until
 * it, or its owner, is closed.
 *
 * <p>{@link #value} is the same handle all the time and stays the variable's: who reads it sees
 * each {@link #assign}, and must not close it.
 */
public final class Variable implements AutoCloseable {

  private final String name;
  private final Tensor value;

  private Variable(String name, Tensor value) {
    this.name = name;
    this.value = value;
  }

  /** Makes a variable of the caller's with a copy of {@code initial}, which stays the caller's. */
  public static Variable of(Tensor initial) {
    Tensor copy = OpRecorders.unseen(() -> initial.fillLike(0).assignInPlace(initial));
    return new Variable("variable", copy.keep());
  }

  /**
   * Makes a variable of a longer-lived owner.
   *
   * @param name its name in saved files, such as {@code kernel}
   * @param initial becomes the variable's
   * @param owner closes the variable
   */
  public static Variable ownedBy(Lifetime owner, String name, Tensor initial) {
    return new Variable(name, initial.keptBy(owner, MemoryKind.WEIGHTS));
  }

  public String name() {
    return name;
  }

  /** Returns the variable's own handle, which is valid until the variable is closed. */
  public Tensor value() {
    return value;
  }

  public Shape shape() {
    return value.shape();
  }

  /**
   * Sets every element; {@code source} stays the caller's.
   *
   * @throws IllegalArgumentException when shape or type differ
   * @throws IllegalStateException when an open tape has recorded this variable
   */
  public void assign(Tensor source) {
    value.assignInPlace(source);
  }

  /**
   * Adds {@code factor * change} to every element.
   *
   * @throws IllegalArgumentException when the shape differs
   * @throws IllegalStateException when an open tape has recorded this variable
   */
  public void addScaled(float factor, Tensor change) {
    value.addInPlace(change, factor);
  }

  public boolean isClosed() {
    return value.isClosed();
  }

  /** Frees the value. A second call does nothing. */
  @Override
  public void close() {
    value.close();
  }

  /** Returns name and shape; never reads data. */
  @Override
  public String toString() {
    return name + " " + value;
  }
}
