// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class SourceEncodingTest {

  private final MavenProject project = new MavenProject();

  SourceEncodingTest() {
    project.getModel().setBuild(new Build());
  }

  private void compile(String encoding) {
    Xpp3Dom value = new Xpp3Dom("encoding");
    value.setValue(encoding);
    Xpp3Dom configuration = new Xpp3Dom("configuration");
    configuration.addChild(value);
    Plugin compiler = new Plugin();
    compiler.setGroupId("org.apache.maven.plugins");
    compiler.setArtifactId("maven-compiler-plugin");
    compiler.setConfiguration(configuration);
    project.getBuild().addPlugin(compiler);
  }

  @Test
  void withoutAnyItIsToBeFoundOut() throws MojoExecutionException {
    assertNull(SourceEncoding.of(project, null, null));
    assertNull(SourceEncoding.of(project, "", " "));
  }

  @Test
  void itIsThatOfTheProject() throws MojoExecutionException {
    assertEquals(StandardCharsets.ISO_8859_1, SourceEncoding.of(project, null, "ISO-8859-1"));
  }

  @Test
  void theCompilersOwnWins() throws MojoExecutionException {
    compile(" latin1 ");
    assertEquals(StandardCharsets.ISO_8859_1, SourceEncoding.of(project, null, "UTF-8"));
  }

  @Test
  void theGoalsParameterWinsOverBoth() throws MojoExecutionException {
    compile("ISO-8859-1");
    assertEquals(StandardCharsets.US_ASCII, SourceEncoding.of(project, "ascii", "UTF-8"));
  }

  @Test
  void anUnknownOneIsToldWithItsPlace() {
    assertEquals(
        "unknown encoding 'UTF8 please' in project.build.sourceEncoding: expected the name of a"
            + " charset of this JVM, such as UTF-8 or ISO-8859-1",
        message(null, "UTF8 please"));
    assertEquals(
        "unknown encoding 'x-none' in tensorlint.encoding: expected the name of a charset of this"
            + " JVM, such as UTF-8 or ISO-8859-1",
        message("x-none", "UTF-8"));
  }

  private String message(@Nullable String given, String ofProject) {
    return String.valueOf(
        assertThrows(
                MojoExecutionException.class, () -> SourceEncoding.of(project, given, ofProject))
            .getMessage());
  }
}
