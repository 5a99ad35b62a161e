// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Set;

/**
 * How what goes into a call changes from one time that it runs to the next.
 *
 * @param loops the loops around it in which it runs in each round, the innermost first
 * @param roots what each operand depends on of the parameters of its method; the receiver comes
 *     first, then the arguments, then what surrounds a lambda that it stands in
 */
public record Inputs(List<Loop> loops, List<Roots> roots) {

  /** How a value changes from round to round. */
  public enum Change {
    NONE,
    /** It looks the same, but something unknown has a say in it. */
    UNSURE,
    /** It goes up or down in each round. */
    COUNTED,
    OTHER
  }

  /**
   * @param operands how each operand changes, in the order of {@code roots}
   * @param isInEachRound whether nothing but a jump keeps a round from the call
   * @param goesThrough whether it goes through the elements of something
   * @param restart how what its head says changes in the next loop around it, which starts it again
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

    /** Returns how the argument at a position changes; the receiver is at -1. */
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
