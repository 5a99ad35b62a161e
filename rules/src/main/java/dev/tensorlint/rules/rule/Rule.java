// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.typestate.Fact;
import java.util.List;

/**
 * A rule is a value: what it is called, the facts it wants, and one function from a fact to
 * reports. It never walks trees. Implementations are stateless and registered with
 * {@code @AutoService}; the Javadoc of the class is the rule's page.
 */
public interface Rule {

  /** The stable Error Prone name. */
  String name();

  /** One sentence that {@code tensorlint rules} shows; lower case, no full stop. */
  String summary();

  /** The kind of mistake that it is about. */
  RuleFamily family();

  /**
   * What its fixes do, as an imperative; lower case, no full stop. Empty where only a person can
   * mend it.
   */
  String fix();

  /** Severity of a definite finding. */
  Severity severity();

  /** Severity of a definite finding about a fact, where it depends on that. */
  default Severity severity(Fact fact) {
    return severity();
  }

  /** The facts that it is shown. */
  List<Class<? extends Fact>> wants();

  /** Returns what is wrong about a fact; empty when nothing is. */
  List<Report> check(Fact fact);
}
