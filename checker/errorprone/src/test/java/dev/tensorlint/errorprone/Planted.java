// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.google.errorprone.BugPattern;

/** A check over {@link PlantedBugs}. */
@BugPattern(
    summary = "a planted bug",
    severity = BugPattern.SeverityLevel.ERROR,
    linkType = BugPattern.LinkType.NONE)
public final class Planted extends RuleCheck {

  private static final long serialVersionUID = 1L;

  /** Error Prone makes the check, so that the engine cannot be handed in; one test at a time. */
  static PlantedBugs engine = new PlantedBugs();

  public Planted() {
    super("Planted");
  }

  @Override
  EngineFactory engines() {
    return (context, options, messages) -> engine;
  }
}
