// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import dev.tensorlint.gradle.work.BaselineWork;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.api.tasks.options.Option;

/**
 * Writes the present findings to the baseline, so that a check leaves them out. Projects of a build
 * share the file: each renews its part of it.
 */
@UntrackedTask(because = "it writes a file of the sources")
public abstract class TensorlintBaseline extends TensorlintTask {

  /** Held by the task that writes the baseline. */
  public abstract static class Lock implements BuildService<BuildServiceParameters.None> {}

  /** Only removes what is no longer found. */
  @Input
  @Option(option = "prune", description = "Only removes what is no longer found")
  public abstract Property<Boolean> getPrune();

  /** Whether nothing is written if not everything could be checked. */
  @Input
  public abstract Property<Boolean> getFailOnIncomplete();

  /** The folder of the file if neither the build nor the configuration names one. */
  @Internal
  public abstract DirectoryProperty getFolder();

  /** Lints, and writes the file. */
  @TaskAction
  public void write() {
    submit(
        BaselineWork.class,
        parameters -> {
          parameters.getPrune().set(getPrune());
          parameters.getFailOnIncomplete().set(getFailOnIncomplete());
          parameters.getFolder().set(getFolder());
        });
    // The lock is that of the task: the file must be written when it ends.
    getWorkers().await();
  }
}
