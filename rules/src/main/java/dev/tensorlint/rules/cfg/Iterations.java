// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;

/**
 * A loop over all elements of a container. The graph marks where it begins, where it reads the next
 * element, and whether it ends early or because none is left. So "released in each iteration" can
 * become "all are released".
 *
 * @param number identifies it among the loops of the graph
 * @param container holds the container while the loop runs, even if the variable is reassigned
 * @param takesOut whether each iteration removes its element from the container
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

  /** Reads the next element. */
  void next(Slot target, TypeRef type, Span at) {
    all.graph.append(new Instr.LoadElement(target, container, type, null, number, at));
  }

  /** Builds the body. A path that leaves the method or an outer loop ends the iterations early. */
  void inside(Frame.Jump loop, Runnable body) {
    Frame.Cleanup early = new Frame.Cleanup(() -> append(false));
    all.frames.inside(early, () -> all.frames.inside(loop, body));
  }

  /** Builds a body that only an exception can leave. */
  void inside(Runnable body) {
    all.frames.inside(new Frame.Cleanup(() -> append(false)), body);
  }

  /** Ends the iterations on the paths that reach a node. */
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
