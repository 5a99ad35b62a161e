// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The end of an owner, which ends the lives of what it owns. All of these share it: the line of
 * code is looked up once, and the owner's name when it is read.
 */
public final class Ending {

  private final Phase.End end;

  private Ending(Phase.End end) {
    this.end = end;
  }

  /**
   * Ends an owner at the current line of user code.
   *
   * @param owner its text says who it is, such as {@code future #5 (predictAsync)}
   */
  public static Ending of(Object owner) {
    return at(CurrentLevel.frameFrom(TrackingLevel.FULL), owner);
  }

  static Ending at(@Nullable StackFrame line, Object owner) {
    return new Ending(new Phase.End(HandleState.CLOSED, line, owner, List.of()));
  }

  Phase.End behind(List<Pin> pins) {
    return pins.isEmpty() ? end : new Phase.End(HandleState.CLOSED, end.at(), end.by(), pins);
  }
}
