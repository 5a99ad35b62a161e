// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds what a call does by the static type of its receiver. */
final class CallSummaryLookup {

  private final Library library;
  private final Summaries summaries;

  /** The last look-up: the construction of a graph makes several for one call. */
  private @Nullable Asked asked;

  private record Asked(String receiverType, MethodRef method, Optional<Summary> effect) {}

  CallSummaryLookup(Library library, Summaries summaries) {
    this.library = library;
    this.summaries = summaries;
  }

  /**
   * Returns the summary of a call by the static type of its receiver: that of a model, else what
   * the bodies do that it can reach. Empty if there are neither.
   */
  Optional<Summary> of(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method)) {
      return Optional.empty();
    }
    Optional<Summary> modelled = modelled(receiverType, method);
    return modelled.isPresent() ? modelled : summaries.effects(method);
  }

  /** Returns the summary of a method that a model states, empty if none does. */
  @SuppressWarnings("ReferenceEquality") // An equal reference gives the same result, only slower.
  Optional<Summary> modelled(String receiverType, MethodRef method) {
    Asked last = asked;
    if (last == null || last.method() != method || !last.receiverType().equals(receiverType)) {
      last = new Asked(receiverType, method, library.calls().effect(receiverType, method));
      asked = last;
    }
    return last.effect();
  }
}
