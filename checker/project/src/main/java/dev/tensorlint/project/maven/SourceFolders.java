// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import dev.tensorlint.project.MixedFolders;
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
 * Where the sources of a module lie: the folders of the build, those that the
 * build-helper-maven-plugin adds, those that executions of the compiler have of their own, as for a
 * newer Java, and those of other languages that hold Java too.
 */
record SourceFolders(Pom pom, Confines confines, List<ProjectGap> gaps) {

  private static final String BUILD_HELPER = "org.codehaus.mojo:build-helper-maven-plugin";
  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";

  List<Path> main() {
    return existing(pom.model().getBuild().getSourceDirectory(), "main", "add-source", "compile");
  }

  List<Path> tests() {
    return existing(
        pom.model().getBuild().getTestSourceDirectory(), "test", "add-test-source", "testCompile");
  }

  @Nullable Charset encoding() {
    String name = pom.model().getProperties().getProperty("project.build.sourceEncoding");
    try {
      return name == null ? null : Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return null;
    }
  }

  private List<Path> existing(@Nullable String ofBuild, String set, String adds, String compiles) {
    Set<Path> found = new LinkedHashSet<>();
    if (ofBuild != null) {
      add(ofBuild, found);
    }
    named(BUILD_HELPER, adds, "sources").forEach(folder -> add(folder, found));
    named(COMPILER, compiles, "compileSourceRoots").forEach(folder -> add(folder, found));
    found.addAll(MixedFolders.of(pom.folder(), set, confines));
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

  /** Returns the folders in a part of the configuration of executions with a goal. */
  private List<String> named(String pluginKey, String goal, String part) {
    Build build = pom.model().getBuild();
    List<String> folders = new ArrayList<>();
    for (Plugin plugin : build.getPlugins()) {
      if (plugin.getKey().equals(pluginKey)) {
        for (PluginExecution execution : plugin.getExecutions()) {
          if (execution.getGoals().contains(goal)) {
            addTexts(execution.getConfiguration(), part, folders);
          }
        }
      }
    }
    return folders;
  }

  private static void addTexts(@Nullable Object configuration, String part, List<String> into) {
    Xpp3Dom texts = configuration instanceof Xpp3Dom dom ? dom.getChild(part) : null;
    if (texts != null) {
      for (Xpp3Dom each : texts.getChildren()) {
        if (each.getValue() != null) {
          into.add(each.getValue().strip());
        }
      }
    }
  }
}
