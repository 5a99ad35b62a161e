// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/**
 * What decides what is found. The extension has it for all tasks, and each task for itself. It wins
 * over the configuration file, which decides where a property has no value.
 */
public interface LintOptions {

  /** Names of the lifecycle models to use; empty for those of the configuration, or the usual. */
  @Input
  SetProperty<String> getModels();

  /** Lifecycle models of your own, besides those of the configuration. */
  @InputFiles
  @PathSensitive(PathSensitivity.NAME_ONLY)
  ConfigurableFileCollection getModelFiles();

  /** Names of rules to turn off, besides those of the configuration. */
  @Input
  SetProperty<String> getDisabledRules();

  /** Whether what tests never release is reported. */
  @Input
  Property<Boolean> getTests();

  /**
   * Whether minor findings are reported: those for which hardly any reader changes the code, and
   * those in code that nothing calls.
   */
  @Input
  Property<Boolean> getMinor();

  /** Exceptions that are followed out of a method: {@code declared} or {@code all}. */
  @Input
  @Optional
  Property<String> getExceptions();

  /** Path states per program point before they are joined. */
  @Input
  @Optional
  Property<Integer> getPathStates();

  /** Solver steps per method before it is given up. */
  @Input
  @Optional
  Property<Integer> getStepBudget();

  /** Analyses of a recursive method before what it does counts as unknown. */
  @Input
  @Optional
  Property<Integer> getRecursionRounds();

  /** Whether calls are followed into the class files of other projects and of libraries. */
  @Input
  Property<Boolean> getFollowLibraries();

  /** Encoding of the sources; that of the compile task if none is given. */
  @Input
  @Optional
  Property<String> getEncoding();

  /**
   * Whether what follows from the content of the libraries alone is cached in the user's cache
   * folder, which the command shares.
   */
  @Internal
  Property<Boolean> getCache();

  /** Threads that read and analyse sources. Findings do not depend on it. */
  @Internal
  Property<Integer> getThreads();
}
