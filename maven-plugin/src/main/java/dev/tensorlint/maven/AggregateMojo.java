// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import java.util.List;
import java.util.Locale;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.apache.maven.reporting.MavenReportException;

/**
 * Writes one report of all modules of a build. They are checked together: a call is followed into
 * the sources of another module, whether that is built or not. Parameters and configuration are
 * those of the top project.
 */
@Mojo(
    name = "aggregate",
    aggregator = true,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class AggregateMojo extends SiteMojo {

  @Override
  List<MavenProject> modules() {
    return session().getProjects();
  }

  @Override
  String fileName() {
    return "tensorlint-aggregate";
  }

  @Override
  public String getDescription(Locale locale) {
    return "Tensor lifecycle bugs of all modules, with their sources.";
  }

  /** The modules inherit the report from the project that has them. */
  @Override
  public boolean canGenerateReport() throws MavenReportException {
    return project().isExecutionRoot() && super.canGenerateReport();
  }
}
