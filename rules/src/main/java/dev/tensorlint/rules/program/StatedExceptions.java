// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Throwing;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.Optional;

/**
 * States in the words of a model what a body shows of its exceptions. Without a statement, a model
 * says that a call may throw what its method declares.
 */
final class StatedExceptions {

  private StatedExceptions() {}

  static MethodSummary in(MethodRef method, Optional<Summary> inferred, int line) {
    return new MethodSummary(
        method, inferred.map(summary -> summary.throwing(throwing(method, summary))), line);
  }

  private static Throwing throwing(MethodRef method, Summary summary) {
    boolean declaresOnly = summary.mayThrowDeclared(method) && !method.thrown().isEmpty();
    if (declaresOnly || !summary.part(ThrownExceptions.NONE).places().isEmpty()) {
      return Throwing.DECLARED;
    }
    if (UnexpectedExceptions.areImpossibleIn(summary)) {
      return Throwing.NOTHING;
    }
    return method.thrown().isEmpty() ? Throwing.DECLARED : Throwing.UNEXPECTED;
  }
}
