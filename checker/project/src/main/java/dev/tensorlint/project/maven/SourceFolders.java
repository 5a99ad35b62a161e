// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectGap;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;

/**
 * Where the sources of a module lie: the folders of the build, and those that the
 * build-helper-maven-plugin adds, as its configuration names them literally.
 */
record SourceFolders(Pom pom, Confines confines, List<ProjectGap> gaps) {

  private static final String BUILD_HELPER = "org.codehaus.mojo:build-helper-maven-plugin";

  List<Path> main() {
    return existing(pom.model().getBuild().getSourceDirectory(), "add-source");
  }

  List<Path> tests() {
    return existing(pom.model().getBuild().getTestSourceDirectory(), "add-test-source");
  }

  @Nullable Charset encoding() {
    String name = pom.model().getProperties().getProperty("project.build.sourceEncoding");
    try {
      return name == null ? null : Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return null;
    }
  }

  private List<Path> existing(@Nullable String ofBuild, String goal) {
    Set<Path> found = new LinkedHashSet<>();
    if (ofBuild != null) {
      add(ofBuild, found);
    }
    added(goal).forEach(folder -> add(folder, found));
    return List.copyOf(found);
  }

  private void add(String folder, Set<Path> found) {
    try {
      Path path = pom.folder().resolve(folder).normalize();
      if (!confines.hold(path)) {
        gaps.add(
            pom.gap(
                ProjectGap.Kind.LIBRARIES,
                "a source folder lies outside of the project",
                List.of(),
                "name it as a PATH of its own, or use --trust-project"));
      } else if (Files.isDirectory(path)) {
        found.add(path);
      }
    } catch (InvalidPathException e) {
      // What no file system has holds no sources.
    }
  }

  private List<String> added(String goal) {
    Build build = pom.model().getBuild();
    List<String> folders = new ArrayList<>();
    for (Plugin plugin : build.getPlugins()) {
      if (plugin.getKey().equals(BUILD_HELPER)) {
        for (PluginExecution execution : plugin.getExecutions()) {
          if (execution.getGoals().contains(goal)) {
            addSources(execution.getConfiguration(), folders);
          }
        }
      }
    }
    return folders;
  }

  private static void addSources(@Nullable Object configuration, List<String> folders) {
    Xpp3Dom sources = configuration instanceof Xpp3Dom dom ? dom.getChild("sources") : null;
    if (sources != null) {
      for (Xpp3Dom each : sources.getChildren()) {
        if (each.getValue() != null) {
          folders.add(each.getValue().strip());
        }
      }
    }
  }
}
