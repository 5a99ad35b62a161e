// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Severity;
import java.util.List;

/**
 * A rule is a value: its metadata, the facts that it wants, and one function from a fact to
 * reports. It never walks trees. Implementations are stateless, carry {@link RuleMetadata} and are
 * registered with {@code @AutoService}; the Javadoc of the class is the rule's page.
 */
public interface Rule {

  /** Returns the stable name, also of the Error Prone check: the simple name of the class. */
  default String name() {
    return getClass().getSimpleName();
  }

  /**
   * Returns the annotation of the class.
   *
   * @throws IllegalStateException if the class has none
   */
  default RuleMetadata metadata() {
    RuleMetadata metadata = getClass().getAnnotation(RuleMetadata.class);
    if (metadata == null) {
      throw new IllegalStateException(
          "rule " + name() + " has no @RuleMetadata: add it to the class");
    }
    return metadata;
  }

  /** Returns the severity of a definite finding about a fact, where it depends on the fact. */
  default Severity severity(Fact fact) {
    return metadata().severity();
  }

  /**
   * Returns whether a finding of a strength about a fact is minor: as it says, but hardly any
   * reader changes the code for such findings.
   */
  default boolean isMinor(Fact fact, Confidence confidence) {
    return false;
  }

  /** Returns the kinds of facts that {@link #check} is called with. */
  List<Class<? extends Fact>> wants();

  /** Returns what is wrong about a fact; empty when nothing is. */
  List<Report> check(Fact fact);
}
