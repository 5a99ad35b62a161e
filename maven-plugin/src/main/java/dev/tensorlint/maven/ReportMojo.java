// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import java.util.Locale;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Writes reports of the project's findings: by default a page for a browser and a SARIF file. It is
 * a report of a site as well.
 */
@Mojo(name = "report", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
public final class ReportMojo extends SiteMojo {

  @Override
  String fileName() {
    return "tensorlint";
  }

  @Override
  public String getDescription(Locale locale) {
    return "Tensor lifecycle bugs, with their sources.";
  }
}
