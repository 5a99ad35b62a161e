// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.work;

import java.io.File;
import java.io.Serializable;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a task asks of the linter. It crosses to the class loader of the linter, so it consists of
 * what every class loader knows.
 *
 * @param sources folders of the sources to check
 * @param testSources folders of test sources, checked or not
 * @param root the folder to which reported paths are relative
 * @param config the configuration, null for none
 * @param baseline file of the known findings, null for that of the configuration
 */
public record LintJob(
    List<File> sources,
    List<File> testSources,
    List<File> classpath,
    File root,
    @Nullable File config,
    @Nullable File baseline,
    Options options)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /**
   * The options of {@link dev.tensorlint.gradle.LintOptions}; 0 and null stand for the value of the
   * configuration.
   */
  public record Options(
      List<File> modelFiles,
      Set<String> models,
      Set<String> disabledRules,
      int pathStates,
      int stepBudget,
      int recursionRounds,
      @Nullable String exceptions,
      boolean tests,
      boolean minor,
      boolean followLibraries,
      boolean cache,
      int threads,
      @Nullable String encoding)
      implements Serializable {

    private static final long serialVersionUID = 1L;
  }
}
