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
 */
public record MethodSummary(MethodRef method, Optional<Summary> summary) {

  /** Returns whether every body that a call can reach was analysed in full. */
  public boolean isComplete() {
    return summary.filter(Summary::isComplete).isPresent();
  }
}
