// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;

/**
 * A loop over all elements of a container. The graph says where it begins, which element has its
 * turn, and whether it ends because none is left or before, so that "released in each round" can
 * become "all are released".
 *
 * @param number tells it from the other loops of the graph
 * @param container holds the container while the loop runs, whatever becomes of the variable
 * @param takesOut whether each round takes its element out of the container
 */
record Iterations(Lowering all, int number, Slot container, boolean takesOut, Span span) {

  static Iterations begin(Lowering all, Slot container, Span span) {
    return begin(all, container, false, span);
  }

  static Iterations begin(Lowering all, Slot container, boolean takesOut, Span span) {
    Slot.Temporary kept = all.graph.temporary();
    all.graph.append(new Instr.Copy(kept, container, span));
    all.graph.append(new Instr.BeginIterations(kept.number(), kept, span));
    return new Iterations(all, kept.number(), kept, takesOut, span);
  }

  /** The next element has its turn. */
  void next(Slot target, TypeRef type, Span at) {
    all.graph.append(new Instr.LoadElement(target, container, type, null, number, at));
  }

  /** Builds the body; a way out of the method or of an outer loop ends the rounds early. */
  void inside(Frame.Jump loop, Runnable body) {
    Frame.Cleanup early = new Frame.Cleanup(() -> append(false));
    all.frames.inside(early, () -> all.frames.inside(loop, body));
  }

  /** Builds a body that nothing can jump out of but an exception. */
  void inside(Runnable body) {
    all.frames.inside(new Frame.Cleanup(() -> append(false)), body);
  }

  /** Ends the rounds on the ways that lead to a node. */
  void end(int reachedAt, boolean isExhausted, int afterwards) {
    all.graph.moveTo(reachedAt);
    append(isExhausted);
    all.graph.jump(afterwards);
  }

  private void append(boolean isExhausted) {
    boolean isEmptied = isExhausted && takesOut;
    all.graph.append(new Instr.EndIterations(number, container, isExhausted, isEmptied, span));
  }
}
