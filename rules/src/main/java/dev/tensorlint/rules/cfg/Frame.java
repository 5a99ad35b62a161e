// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What encloses the code that is being built and takes part in jumps and exceptions. */
sealed interface Frame {

  /** No node: the construct cannot be the target of this jump. */
  int NONE = -1;

  /**
   * A loop, a switch statement or a labelled statement.
   *
   * @param labels labels that stand before it
   * @param breakTo node behind it
   * @param continueTo node of its next round, or {@link #NONE}
   * @param takesPlainBreak whether {@code break} without a label can mean it
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

  /** A switch expression: {@code yield} puts the value in the slot. */
  record Yield(Slot value, int join) implements Frame {}

  /** A lambda that runs inline: {@code return} puts the value in the slot. */
  record InlineLambda(Slot value, int join) implements Frame {}

  /** The catch clauses of a {@code try}. */
  record Handlers(List<Handler> handlers) implements Frame {

    /** What catches everything. */
    static Handlers ofAll(int entry) {
      return new Handlers(List.of(new Handler(List.of(TypeRef.of("java.lang.Throwable")), entry)));
    }
  }

  record Handler(List<TypeRef> types, int entry) {}

  /**
   * Code that runs on every way out: {@code finally}, the closing of a resource, the end of a
   * scope. It is built anew for each kind of way out; exceptions of the same types share one copy.
   */
  record Cleanup(Runnable build, Map<Set<String>, Integer> exceptionalEntries) implements Frame {
    Cleanup(Runnable build) {
      this(build, new HashMap<>());
    }
  }
}
