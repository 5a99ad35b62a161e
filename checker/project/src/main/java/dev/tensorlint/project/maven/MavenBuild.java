// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The build of a trusted Maven project: Maven runs, with all that the project makes it run. */
final class MavenBuild {

  private static final long LIMIT_SECONDS = 300;
  private static final String GOAL =
      "org.apache.maven.plugins:maven-dependency-plugin:build-classpath";

  private final Path folder;
  private final List<String> command;

  /**
   * @param command how to start Maven
   */
  MavenBuild(Path folder, List<String> command) {
    this.folder = folder;
    this.command = List.copyOf(command);
  }

  MavenBuild(Path folder, boolean isOffline) {
    this(folder, isOffline ? List.of(maven(), "-o") : List.of(maven()));
  }

  private static String maven() {
    return System.getProperty("os.name", "").startsWith("Windows") ? "mvn.cmd" : "mvn";
  }

  /**
   * Returns the class path of the project and its modules. Where Maven does not answer, that is a
   * warning, and nothing is returned.
   */
  Optional<List<Path>> classpath(List<Diagnostic> diagnostics) {
    try {
      return Optional.of(askMaven());
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.warning(
              PomPaths.shown(folder),
              e.getMessage() + "; the class path is read from the project files instead"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Optional.empty();
  }

  private List<Path> askMaven() throws IOException, InterruptedException {
    Path log = Files.createTempFile("tensorlint-classpath", ".log");
    try {
      Process process = start(log);
      await(process);
      List<String> lines = Files.readAllLines(log);
      if (process.exitValue() != 0) {
        throw new IOException("Maven failed (" + firstError(lines) + ")");
      }
      return entries(lines);
    } finally {
      Files.deleteIfExists(log);
    }
  }

  /** An interrupted wait leaves no Maven behind, which may be the child of a script. */
  private static void await(Process process) throws IOException, InterruptedException {
    try {
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("Maven did not answer in " + LIMIT_SECONDS + " seconds");
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private Process start(Path log) throws IOException {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("-B", "-fae", GOAL));
    try {
      return new ProcessBuilder(line)
          .directory(folder.toFile())
          .redirectErrorStream(true)
          .redirectOutput(log.toFile())
          .start();
    } catch (IOException e) {
      throw new IOException("Maven could not be started", e);
    }
  }

  private static String firstError(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith("[ERROR]"))
        .map(line -> line.substring("[ERROR]".length()).strip())
        .findFirst()
        .orElse("no message");
  }

  private static List<Path> entries(List<String> lines) {
    Set<Path> entries = new LinkedHashSet<>();
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (lines.get(i).endsWith("Dependencies classpath:")) {
        for (String entry : lines.get(i + 1).split(java.io.File.pathSeparator)) {
          if (!entry.isBlank() && !entry.endsWith(".pom")) {
            entries.add(Path.of(entry));
          }
        }
      }
    }
    return List.copyOf(entries);
  }
}
