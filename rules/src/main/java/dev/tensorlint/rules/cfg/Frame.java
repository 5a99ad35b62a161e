// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A construct around the code that is being built, and that affects its jumps or exceptions. */
sealed interface Frame {

  /** No node: this jump cannot target the construct. */
  int NONE = -1;

  /**
   * A loop, a switch statement or a labelled statement.
   *
   * @param labels its labels
   * @param breakTo node after it
   * @param continueTo node of its next iteration, or {@link #NONE}
   * @param takesPlainBreak whether {@code break} without a label can target it
   */
  record Jump(Set<String> labels, int breakTo, int continueTo, boolean takesPlainBreak)
      implements Frame {

    boolean isBreakTarget(@Nullable String label) {
      return label == null ? takesPlainBreak : labels.contains(label);
    }

    boolean isContinueTarget(@Nullable String label) {
      return continueTo != NONE && (label == null || labels.contains(label));
    }
  }

  /** A switch expression: {@code yield} stores the value in the slot. */
  record Yield(Slot value, int join) implements Frame {}

  /** A lambda that runs inline: {@code return} stores the value in the slot. */
  record InlineLambda(Slot value, int join) implements Frame {}

  /** The catch clauses of a {@code try}. */
  record Handlers(List<Handler> handlers) implements Frame {

    /** Returns handlers that catch everything. */
    static Handlers ofAll(int entry) {
      return new Handlers(List.of(new Handler(List.of(TypeRef.of("java.lang.Throwable")), entry)));
    }
  }

  record Handler(List<TypeRef> types, int entry) {}

  /**
   * Code that runs on every exit path: {@code finally}, the closing of a resource, the end of a
   * scope. It is built once for each kind of exit; exceptions of the same types share one copy.
   *
   * @param isForFailures whether it runs on exceptions alone
   */
  record Cleanup(
      Runnable build, boolean isForFailures, Map<Set<String>, Integer> exceptionalEntries)
      implements Frame {
    Cleanup(Runnable build) {
      this(build, false, new HashMap<>());
    }

    static Cleanup ofFailures(Runnable build) {
      return new Cleanup(build, true, new HashMap<>());
    }
  }
}
