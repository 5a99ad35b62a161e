// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ClasspathScope;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.project.Projects;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A project, a user and the user's local repository, in a folder of a test. */
final class Sandbox {

  private final Path folder;
  private ClasspathScope scope = ClasspathScope.MAIN;
  private boolean isOffline = true;
  private Duration limit = Duration.ofMinutes(1);

  Sandbox(Path folder) {
    this.folder = folder;
    settings("");
  }

  /** Writes the user's settings. */
  Sandbox settings(String more) {
    return write(
        "home/.m2/settings.xml",
        "<settings><localRepository>"
            + folder.resolve("repository")
            + "</localRepository>"
            + more
            + "</settings>");
  }

  /** All that is not in the local repository is asked of one place. */
  Sandbox mirror(String url) {
    isOffline = false;
    return settings(
        "<mirrors><mirror><id>all</id><mirrorOf>*</mirrorOf><url>"
            + url
            + "</url></mirror></mirrors>");
  }

  Sandbox online() {
    isOffline = false;
    return this;
  }

  Sandbox limit(Duration newLimit) {
    limit = newLimit;
    return this;
  }

  Sandbox scope(ClasspathScope newScope) {
    scope = newScope;
    return this;
  }

  Sandbox write(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a file of the project. */
  Sandbox file(String name, String text) {
    return write("project/" + name, text);
  }

  /** Writes a POM of the project: {@code g:name:1}, with a body. */
  Sandbox pom(String module, String body) {
    String artifact = module.isEmpty() ? "root" : Path.of(module).getFileName().toString();
    return file(
        (module.isEmpty() ? "" : module + "/") + "pom.xml", project("g", artifact, "1", body));
  }

  /** Puts a jar and its POM into the local repository. */
  Sandbox installed(String coordinates, String body) {
    String[] parts = coordinates.split(":", -1);
    return installedPom(coordinates, body)
        .write(path(parts) + ".jar", "what matters is that it is there");
  }

  /** Puts a POM into the local repository. */
  Sandbox installedPom(String coordinates, String body) {
    String[] parts = coordinates.split(":", -1);
    return write(path(parts) + ".pom", project(parts[0], parts[1], parts[2], body));
  }

  private static String path(String[] parts) {
    return "repository/"
        + parts[0].replace('.', '/')
        + "/"
        + parts[1]
        + "/"
        + parts[2]
        + "/"
        + parts[1]
        + "-"
        + parts[2];
  }

  static String project(String group, String artifact, String version, String body) {
    return "<project><modelVersion>4.0.0</modelVersion><groupId>"
        + group
        + "</groupId><artifactId>"
        + artifact
        + "</artifactId><version>"
        + version
        + "</version>"
        + body
        + "</project>";
  }

  /**
   * Returns dependencies, each {@code group:artifact:version[:scope]}; an empty part is left out.
   */
  static String dependencies(String... coordinates) {
    StringBuilder all = new StringBuilder("<dependencies>");
    for (String each : coordinates) {
      all.append(dependency(each, ""));
    }
    return all.append("</dependencies>").toString();
  }

  static String dependency(String coordinates, String more) {
    String[] parts = coordinates.split(":", -1);
    String text =
        "<dependency><groupId>" + parts[0] + "</groupId><artifactId>" + parts[1] + "</artifactId>";
    text += parts.length > 2 ? "<version>" + parts[2] + "</version>" : "";
    text += parts.length > 3 ? "<scope>" + parts[3] + "</scope>" : "";
    return text + more + "</dependency>";
  }

  static String parent(String coordinates, String relativePath) {
    String[] parts = coordinates.split(":", -1);
    return "<parent><groupId>"
        + parts[0]
        + "</groupId><artifactId>"
        + parts[1]
        + "</artifactId><version>"
        + parts[2]
        + "</version><relativePath>"
        + relativePath
        + "</relativePath></parent>";
  }

  static String modules(String... names) {
    return "<packaging>pom</packaging><modules><module>"
        + String.join("</module><module>", names)
        + "</module></modules>";
  }

  Path path(String name) {
    return folder.resolve(name);
  }

  ProjectLayout read() {
    return read(Trust.UNTRUSTED);
  }

  ProjectLayout read(Trust trust) {
    return new Projects(options(trust)).read(folder.resolve("project"));
  }

  ProjectOptions options(Trust trust) {
    return new ProjectOptions(trust, isOffline, scope, folder.resolve("home"), limit);
  }

  /** Returns the class path by the names of files, or by the path of folders of the project. */
  List<String> classpath() {
    return read().classpath().stream().map(this::shown).toList();
  }

  List<String> classpath(String module) {
    return read().modules().stream()
        .filter(each -> each.name().equals(module))
        .map(ProjectModule::classpath)
        .flatMap(List::stream)
        .map(this::shown)
        .toList();
  }

  List<String> problems() {
    return read().diagnostics().stream().map(this::shown).toList();
  }

  String shown(Path path) {
    return path.startsWith(folder.resolve("repository"))
        ? String.valueOf(path.getFileName())
        : shown(path.toString());
  }

  private String shown(Diagnostic diagnostic) {
    return shown(diagnostic.oneLine());
  }

  private String shown(String text) {
    return text.replace(folder.resolve("project") + "/", "").replace(folder + "/", "");
  }
}
