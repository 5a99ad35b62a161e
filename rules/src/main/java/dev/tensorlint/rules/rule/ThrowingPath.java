// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.TraceStep;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Describes the path on which an exception passes the release of a resource. */
public final class ThrowingPath {

  /** The name of an exception whose class is not on the class path. */
  private static final String UNRESOLVED = "?";

  private ThrowingPath() {}

  /** Returns when it happens, as a part of a sentence that begins with a space. */
  public static String when(LeakFact.Unwound unwound) {
    return unwound
        .thrower()
        .map(call -> " when `" + call + "` throws" + types(" ", unwound))
        .orElseGet(() -> " when" + types(" ", unwound) + " is thrown");
  }

  private static String types(String before, LeakFact.Unwound unwound) {
    String types =
        unwound.exceptions().stream()
            .filter(type -> !type.equals(UNRESOLVED))
            .map(type -> "`" + type.replace('$', '.') + "`")
            .collect(Collectors.joining(" or "));
    return types.isEmpty() ? "" : before + types;
  }

  /**
   * Returns the calls to the method, the throw and the exit.
   *
   * @param atExit what holds where the method ends after it caught the exception
   */
  public static List<TraceStep> trace(LeakFact.Unwound unwound, String atExit) {
    List<TraceStep> trace = new ArrayList<>();
    if (unwound.scope().isPossible()) {
      unwound
          .scope()
          .context()
          .calls()
          .forEach(
              call ->
                  trace.add(new TraceStep(call, "called here, outside any scope", Event.CALLED)));
    }
    String leaves = unwound.exit().isPresent() ? "" : ", leaving the method";
    String note =
        unwound.thrower().isEmpty()
            ? "thrown here"
            : unwound.exceptions().isEmpty()
                ? "may throw here"
                : "may throw" + types(" ", unwound) + " here";
    trace.add(new TraceStep(unwound.thrownAt(), note + leaves, Event.THROWN));
    unwound
        .exit()
        .ifPresent(exit -> trace.add(new TraceStep(exit, atExit, Event.OPEN_ON_THIS_PATH)));
    return trace;
  }
}
