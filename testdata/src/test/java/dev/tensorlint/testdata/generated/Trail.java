// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.runtime.tracking.Tracking;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The statements that a run begins, with the stacks of the program and the handles by then. */
final class Trail {

  private static final StackWalker WALKER = StackWalker.getInstance();

  private record Step(long nextHandle, List<Integer> lines) {}

  private final String name;
  private final List<Step> steps = new ArrayList<>();
  private final BitSet reached = new BitSet();

  /**
   * @param name of the program's class
   */
  Trail(String name) {
    this.name = name;
  }

  synchronized void at(int line) {
    reached.set(line);
    List<Integer> lines =
        WALKER.walk(
            frames ->
                frames
                    .filter(this::isOfProgram)
                    .skip(1)
                    .map(StackWalker.StackFrame::getLineNumber)
                    .toList());
    steps.add(new Step(Tracking.nextId(), lines));
  }

  private boolean isOfProgram(StackWalker.StackFrame frame) {
    String type = frame.getClassName();
    return type.startsWith(name)
        && (type.length() == name.length() || type.charAt(name.length()) == '$');
  }

  BitSet reached() {
    return (BitSet) reached.clone();
  }

  /**
   * Returns the stack on which a handle was created, the innermost line first.
   *
   * @param line the innermost one
   */
  synchronized List<Integer> linesOf(long handle, int line) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      int from = step.lines().indexOf(line);
      if (step.nextHandle() <= handle && from >= 0) {
        return step.lines().subList(from, step.lines().size());
      }
    }
    return List.of(line);
  }
}
