// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Set;

/**
 * How the inputs of a call change between its executions.
 *
 * @param loops the loops around it, the innermost first
 * @param roots the parameters of its method on which each operand depends: first the receiver, then
 *     the arguments, then the operands of a call whose lambda contains it
 */
public record Inputs(List<Loop> loops, List<Roots> roots) {

  /** How a value changes from iteration to iteration. */
  public enum Change {
    NONE,
    /** It seems the same, but depends on something unknown. */
    UNSURE,
    /** It goes up or down in each iteration. */
    COUNTED,
    OTHER
  }

  /**
   * @param operands how each operand changes, in the order of {@code roots}
   * @param isInEachRound whether only a jump keeps an iteration from the call
   * @param goesThrough whether the loop iterates over the elements of a container
   * @param restart how the inputs of its head change in the next enclosing loop, which restarts it
   */
  public record Loop(
      Span span,
      List<Change> operands,
      boolean isInEachRound,
      boolean goesThrough,
      Change restart) {
    public Loop {
      operands = List.copyOf(operands);
    }

    /** Returns how the argument at a position changes. The receiver is at -1. */
    public Change operand(int position) {
      int index = position + 1;
      return index < operands.size() ? operands.get(index) : Change.UNSURE;
    }
  }

  /**
   * @param parameters parameters of the method, counted from 0
   * @param isKnown whether it depends on nothing else that changes from call to call
   */
  public record Roots(Set<Integer> parameters, boolean isKnown) {
    public Roots {
      parameters = Set.copyOf(parameters);
    }
  }

  public Inputs {
    loops = List.copyOf(loops);
    roots = List.copyOf(roots);
  }
}
