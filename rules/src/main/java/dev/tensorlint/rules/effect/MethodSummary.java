// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.Optional;

/**
 * What a call of a method of the program may do.
 *
 * @param summary the summaries of all bodies that the call can reach, joined; empty where the
 *     program has no body for it
 * @param line of its declaration, 0 if unknown
 */
public record MethodSummary(MethodRef method, Optional<Summary> summary, int line) {

  /** A method whose place is unknown. */
  public MethodSummary(MethodRef method, Optional<Summary> summary) {
    this(method, summary, 0);
  }

  /** Returns the same of another summary. */
  public MethodSummary with(Summary other) {
    return new MethodSummary(method, Optional.of(other), line);
  }

  /** Returns whether every body that a call can reach was analysed in full. */
  public boolean isComplete() {
    return summary.filter(Summary::isComplete).isPresent();
  }
}
