// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;

/** What is reported, and what fails the build. */
public interface ReportOptions {

  /**
   * The mildest severity that fails the build: {@code error|warning|note|never}. If none is given,
   * the configuration decides, or it is {@code warning}.
   */
  @Input
  @Optional
  Property<String> getFailOn();

  /**
   * Whether input that could not be checked, such as a file that does not parse, fails the build.
   */
  @Input
  Property<Boolean> getFailOnDiagnostics();

  /** Whether code that could not be looked at in full fails the build. */
  @Input
  Property<Boolean> getFailOnIncomplete();

  /**
   * A Git branch, tag or commit: only findings are reported that are new since the commit that it
   * has in common with {@code HEAD}, or whose trace touches a line that has changed since.
   */
  @Input
  @Optional
  Property<String> getSince();

  /** Whether SARIF reports also have what a baseline or {@code since} leaves out. */
  @Input
  Property<Boolean> getAllResults();

  /** Where the pages of the rules are: an address with <code>{rule}</code>, or a base of it. */
  @Input
  @Optional
  Property<String> getRulePages();
}
