// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.finding.Severity;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What users and tests read of a rule. It stands on the rule's class, whose simple name is the
 * rule's name. All lists of rules are generated from it: the output of {@code tensorlint rules},
 * the Error Prone checks, and the tables in the documents.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface RuleMetadata {

  /** What the rule reports, as one sentence; lower case, no full stop. */
  String summary();

  /** The kind of mistake. */
  RuleFamily family();

  /**
   * What the bug does to a run. In test code, a rule about {@link Harm#WASTE} is off by default.
   */
  Harm harm();

  /** Severity of a definite finding; a potential one is one step milder. */
  Severity severity();

  /**
   * What its fixes do, as an imperative; lower case, no full stop. Empty for a rule without fixes.
   */
  String fix() default "";

  /** The place of a finding, as a noun phrase such as {@code the call that creates the tensor}. */
  String reportedAt();

  /** What a run shows when a finding is right. */
  EvidenceKind evidence();
}
