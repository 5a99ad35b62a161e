// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import org.jspecify.annotations.Nullable;

/**
 * A call of which not all resolvers say the same.
 *
 * @param ours null where the scanner has no such call
 * @param javac null where the compiler has no such call
 * @param solver null where the symbol solver gives no answer
 */
record Difference(
    Place place, @Nullable String ours, @Nullable String javac, @Nullable String solver) {

  private static final String NOTHING = "no such call";

  boolean isOursRight() {
    return ours != null && ours.equals(javac);
  }

  boolean isSolverRight() {
    return solver != null && solver.equals(javac);
  }

  /** Returns its place, and a line for each answer. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(place).append('\n');
    if (isOursRight()) {
      line(text, "ours, javac", ours);
    } else {
      line(text, "ours", ours);
      line(text, isSolverRight() ? "javac, solver" : "javac", javac);
    }
    if (solver != null && !isSolverRight()) {
      line(text, "solver", solver);
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String resolver, @Nullable String answer) {
    text.append("  ").append(resolver).append(": ").append(answer == null ? NOTHING : answer);
    text.append('\n');
  }
}
