// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.finding.Severity;

/**
 * A rule is a value: what it is called, the facts it wants, and one function from a fact to
 * problems. It never walks trees. Implementations are stateless and registered with
 * {@code @AutoService}.
 */
public interface Rule {

  /** The stable Error Prone name. */
  String name();

  /** One sentence that {@code tensorlint rules} shows; lower case, no full stop. */
  String summary();

  /** Severity of a definite finding. */
  Severity severity();
}
