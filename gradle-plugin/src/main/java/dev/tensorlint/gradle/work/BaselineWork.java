// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.work;

import dev.tensorlint.buildtool.BaselineUpdate;
import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.FindingLog;
import dev.tensorlint.report.baseline.Baseline;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.nio.file.Path;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;

/** Writes what is found to the baseline. */
public abstract class BaselineWork extends LintWork<BaselineWork.Parameters> {

  /** What the update of a baseline takes. */
  public interface Parameters extends LintWork.Parameters {

    /** Whether only what is no longer found is removed. */
    Property<Boolean> getPrune();

    /** Whether nothing is written if not everything could be checked. */
    Property<Boolean> getFailOnIncomplete();

    /** The folder of the file if no other is named. */
    DirectoryProperty getFolder();
  }

  @Override
  final void run(LintRequest request, ConfigurationFile.Loaded loaded) throws BuildException {
    LintResult result = lint(request).with(loaded.diagnostics());
    new FindingLog(log()).write(result.diagnostics());
    Path named = baseline(loaded);
    Path folder = getParameters().getFolder().get().getAsFile().toPath();
    Path file = named == null ? folder.resolve(Baseline.FILE_NAME) : named;
    BaselineUpdate update =
        new BaselineUpdate(
            getParameters().getPrune().get(), getParameters().getFailOnIncomplete().get());
    log().info(update.write(request, result, file));
  }
}
