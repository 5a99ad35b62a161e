// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;

/**
 * The seeded equivalent of a method that draws from the implicit generator: a method of an explicit
 * generator that takes the same arguments.
 *
 * @param generator binary name of the generator; its constructor takes the seed
 * @param method name of its method
 */
public record SeededDraw(String generator, String method) implements Comparable<SeededDraw> {

  private static final Comparator<SeededDraw> ORDER =
      Comparator.comparing(SeededDraw::generator).thenComparing(SeededDraw::method);

  @Override
  public int compareTo(SeededDraw other) {
    return ORDER.compare(this, other);
  }
}
