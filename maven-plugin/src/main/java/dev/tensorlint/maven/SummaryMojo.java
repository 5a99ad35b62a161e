// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.buildtool.LintSettings;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.scanner.InferredSummaries;
import dev.tensorlint.scanner.LintRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;

/**
 * Writes what the module's methods do to resources beside its classes, as {@code
 * META-INF/tensorlint/ARTIFACT.summary}: it goes into the jar, and the modules that call these
 * methods are checked with it. A module without anything to say has no such file.
 */
@Mojo(
    name = "summary",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class SummaryMojo extends LintMojo {

  @Override
  void checkParameters() {}

  /** Callers see the main code. */
  @Override
  boolean includesTests() {
    return false;
  }

  @Override
  void run(LintRequest request, ConfigurationFile.Loaded loaded) throws MojoExecutionException {
    MavenProject project = project();
    Path classes = Path.of(project.getBuild().getOutputDirectory());
    InferredSummaries found = LintSettings.linter().summaries(request, progress());
    String library = project.getGroupId() + ":" + project.getArtifactId();
    SummaryFile summary = new SummaryFile(library, project.getVersion(), found.types());
    Path file = SummaryFile.in(classes, project.getArtifactId());
    try {
      summary.write(file);
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write " + file + ": " + e.getMessage(), e);
    }
    getLog().info(Files.exists(file) ? "summary: " + file : "no summary: no method needs one");
  }
}
