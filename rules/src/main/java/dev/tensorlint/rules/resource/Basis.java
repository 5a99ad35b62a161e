// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/**
 * What it rests on that a method owns what it creates.
 *
 * @param said a note in parentheses for messages; empty where the code says it all
 */
public record Basis(String said) {

  /** The code itself: a constructor of a class of the program. */
  public static final Basis CODE = new Basis("");

  /** The class of the result, which is closeable; neither a model nor a body describes the call. */
  public static final Basis CLASS = new Basis("its class is closeable");

  /**
   * Returns the basis of what a model says.
   *
   * @param library coordinates of the modelled library
   */
  public static Basis model(String library) {
    return new Basis("model of `" + library + "`");
  }

  /** Returns the basis of what the body of a method shows. */
  public static Basis body(String method) {
    return new Basis("`" + method + "` returns a new one");
  }
}
