// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.work;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.FixUpdate;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.fix.FixResult;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;

/** Applies fixes to the sources. */
public abstract class FixWork extends LintWork<FixWork.Parameters> {

  /** What the fixing takes. */
  public interface Parameters extends LintWork.Parameters {

    /** Names of the rules whose findings are fixed; empty for all. */
    SetProperty<String> getRules();

    /** Whether unsafe fixes are applied as well. */
    Property<Boolean> getUnsafe();
  }

  @Override
  final void run(LintRequest request, ConfigurationFile.Loaded loaded) throws BuildException {
    FixUpdate update =
        new FixUpdate(getParameters().getRules().get(), getParameters().getUnsafe().get());
    update.requireKnownRules();
    FixResult fixed = update.find(request, log());
    FixUpdate.write(fixed, fixed.remaining().with(loaded.diagnostics()), log());
  }
}
