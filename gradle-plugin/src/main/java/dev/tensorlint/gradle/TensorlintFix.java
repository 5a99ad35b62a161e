// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import dev.tensorlint.gradle.work.FixWork;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.api.tasks.options.Option;

/**
 * Applies the fixes of findings to the sources, until none is left. Called by name only: it changes
 * sources, and no other task depends on it.
 */
@UntrackedTask(because = "it changes sources")
public abstract class TensorlintFix extends TensorlintTask {

  /** Names of the rules whose findings are fixed; all if none are given. */
  @Input
  @Option(option = "rule", description = "Fixes the findings of this rule; may be repeated")
  public abstract SetProperty<String> getRules();

  /** Whether unsafe fixes are applied as well. */
  @Input
  @Option(option = "unsafe", description = "Applies unsafe fixes as well")
  public abstract Property<Boolean> getUnsafe();

  /** Lints, and writes the fixed sources. */
  @TaskAction
  public void fix() {
    submit(
        FixWork.class,
        parameters -> {
          parameters.getRules().set(getRules());
          parameters.getUnsafe().set(getUnsafe());
        });
  }
}
