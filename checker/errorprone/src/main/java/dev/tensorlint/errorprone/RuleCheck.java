// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;

/**
 * Reports one rule's findings, unit by unit. The checks themselves are generated, one for each rule
 * that was on the class path of the build.
 */
public abstract class RuleCheck extends BugChecker
    implements BugChecker.CompilationUnitTreeMatcher {

  private static final long serialVersionUID = 1L;

  private final String rule;

  /**
   * Makes a check.
   *
   * @param rule name of the rule, which is the check's name too
   */
  protected RuleCheck(String rule) {
    this.rule = rule;
  }

  @Override
  public final Description matchCompilationUnit(CompilationUnitTree tree, VisitorState state) {
    boolean hasTypes = !tree.getTypeDecls().isEmpty();
    if (hasTypes) {
      report((JCCompilationUnit) tree, state);
    }
    return Description.NO_MATCH;
  }

  private void report(JCCompilationUnit unit, VisitorState state) {
    WholeProgram program = WholeProgram.of(state);
    FindingDescriptions descriptions =
        new FindingDescriptions(
            state,
            this::buildDescription,
            defaultSeverity(),
            program.claims(),
            program.rulePages());
    program.findings(rule, unit, engines()).stream()
        .map(descriptions::of)
        .forEach(state::reportMatch);
  }

  /** Returns what makes the engine, for the first check that runs. */
  EngineFactory engines() {
    return EngineSetup::engine;
  }
}
