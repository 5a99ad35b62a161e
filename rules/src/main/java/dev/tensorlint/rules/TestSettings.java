// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.source.TestPaths;
import java.util.function.Predicate;

/**
 * What is reported in test code. What a test fails to release ends with the test run, so that is
 * left out by default; what makes a test fail is always reported.
 *
 * @param reportsWaste whether rules about {@link dev.tensorlint.rules.rule.Harm#WASTE} report there
 * @param files the files of test sources, by the paths that reports show; a class with test methods
 *     is test code wherever it is
 */
public record TestSettings(boolean reportsWaste, Predicate<String> files) {

  /** Leaves out the waste of tests, which are known by the folders that build tools use. */
  public static final TestSettings DEFAULT = new TestSettings(false, TestPaths::isTest);

  /** Returns the same with another answer to whether waste is reported. */
  public TestSettings reportingWaste(boolean newReportsWaste) {
    return new TestSettings(newReportsWaste, files);
  }

  /** Returns the same with further files of test sources. */
  public TestSettings andFiles(Predicate<String> more) {
    return new TestSettings(reportsWaste, files.or(more));
  }
}
