// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;

/**
 * The encoding in which a project's sources are compiled.
 *
 * @param name of the charset
 * @param place where it is written, for messages
 */
record SourceEncoding(String name, String place) {

  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";
  private static final String PROPERTY = "project.build.sourceEncoding";

  /**
   * Returns the charset that the goal is given, or else that of the compiler plugin, or that of the
   * project; null where none of them names one.
   *
   * @param given value of the goal's parameter
   * @param ofProject value of {@code project.build.sourceEncoding}
   * @throws MojoExecutionException if the JVM does not know the charset
   */
  static @Nullable Charset of(
      MavenProject project, @Nullable String given, @Nullable String ofProject)
      throws MojoExecutionException {
    SourceEncoding found = written(given, "tensorlint.encoding");
    found = found == null ? written(ofCompiler(project), "the maven-compiler-plugin") : found;
    found = found == null ? written(ofProject, PROPERTY) : found;
    return found == null ? null : found.charset();
  }

  private static @Nullable SourceEncoding written(@Nullable String name, String place) {
    return name == null || name.isBlank() ? null : new SourceEncoding(name.strip(), place);
  }

  private static @Nullable String ofCompiler(MavenProject project) {
    return project.getPlugin(COMPILER) != null
            && project.getPlugin(COMPILER).getConfiguration() instanceof Xpp3Dom configuration
            && configuration.getChild("encoding") != null
        ? configuration.getChild("encoding").getValue()
        : null;
  }

  private Charset charset() throws MojoExecutionException {
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new MojoExecutionException(
          "unknown encoding '"
              + name
              + "' in "
              + place
              + ": expected the name of a charset of this JVM, such as UTF-8 or ISO-8859-1",
          e);
    }
  }
}
