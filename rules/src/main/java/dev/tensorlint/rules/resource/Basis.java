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

  /** Returns the basis of what a model says, by its name. */
  public static Basis model(String name) {
    return new Basis("model `" + name + "`");
  }

  /** Returns the basis of what the body of a method shows, or its annotations say. */
  public static Basis body(String method) {
    return new Basis("`" + method + "` returns a new one");
  }
}
