// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.BuildException;
import dev.tensorlint.buildtool.ReportFiles;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.FailOn;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.maven.doxia.sink.Sink;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.reporting.MavenReport;
import org.apache.maven.reporting.MavenReportException;
import org.jspecify.annotations.Nullable;

/**
 * A goal that writes reports for people, called by hand, bound to a phase, or as a report of a
 * site. The page is written as it is, without the skin of the site.
 */
abstract class SiteMojo extends ReportingMojo implements MavenReport {

  /** Forms of the report, one file each; a site links that of {@code html}. */
  @Parameter(property = "tensorlint.formats", defaultValue = "html,sarif")
  private List<String> formats;

  /** Folder of the files. A site puts them beside its own pages. */
  @Parameter(
      property = "tensorlint.outputDirectory",
      defaultValue = "${project.build.directory}/reports")
  private File outputDirectory;

  private @Nullable File siteFolder;

  @Override
  final FailOn usualLimit(Configuration configuration) {
    return FailOn.NEVER;
  }

  @Override
  final ReportFiles files() throws BuildException {
    Path folder = getReportOutputDirectory().toPath();
    return ReportFiles.in(folder, fileName(), "tensorlint.formats", formats);
  }

  /** A report says that it is incomplete; it fails the build only where one is asked to. */
  @Override
  final boolean failsOnDiagnostics() {
    return hasLimit();
  }

  @Override
  final boolean failsOnIncomplete() {
    return hasLimit() && failOnIncomplete();
  }

  /** The report has the findings. */
  @Override
  final boolean logsFindings() {
    return false;
  }

  @Override
  public final void generate(Sink sink, Locale locale) throws MavenReportException {
    try {
      execute();
    } catch (MojoExecutionException | MojoFailureException e) {
      throw new MavenReportException(String.valueOf(e.getMessage()), e);
    }
  }

  /** Returns the name of the files, without an extension. */
  abstract String fileName();

  @Override
  public final String getOutputPath() {
    return fileName();
  }

  /** Site plugins before 3.20 ask for this name. */
  @Override
  @SuppressWarnings("deprecation")
  public final String getOutputName() {
    return fileName();
  }

  @Override
  public final String getCategoryName() {
    return CATEGORY_PROJECT_REPORTS;
  }

  @Override
  public final String getName(Locale locale) {
    return "TensorLint";
  }

  @Override
  public final void setReportOutputDirectory(File folder) {
    siteFolder = folder;
  }

  @Override
  public final File getReportOutputDirectory() {
    return siteFolder == null ? outputDirectory : siteFolder;
  }

  @Override
  public final boolean isExternalReport() {
    return true;
  }

  @Override
  public boolean canGenerateReport() throws MavenReportException {
    try {
      return hasSources();
    } catch (MojoExecutionException e) {
      throw new MavenReportException(String.valueOf(e.getMessage()), e);
    }
  }
}
