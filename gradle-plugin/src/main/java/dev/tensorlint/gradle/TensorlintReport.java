// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import javax.inject.Inject;
import org.gradle.api.Named;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;

/** A report in one form. */
public abstract class TensorlintReport implements Named {

  private final String name;

  @Inject
  @SuppressWarnings("InjectOnConstructorOfAbstractClass") // Gradle makes a subclass.
  public TensorlintReport(String name) {
    this.name = name;
  }

  /** Returns the form: {@code text}, {@code json}, {@code sarif}, {@code html} and so on. */
  @Override
  public String getName() {
    return name;
  }

  /** Whether it is written. */
  public abstract Property<Boolean> getRequired();

  /**
   * The file, for the tasks that have none of their own; {@code reports/tensorlint} in the build
   * folder has one for each source set if none is given.
   */
  public abstract RegularFileProperty getOutputLocation();
}
