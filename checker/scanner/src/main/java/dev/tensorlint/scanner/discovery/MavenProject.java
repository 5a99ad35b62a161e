// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The class path of a Maven project, as Maven itself tells it. */
public final class MavenProject {

  private static final long LIMIT_SECONDS = 300;
  private static final String GOAL =
      "org.apache.maven.plugins:maven-dependency-plugin:build-classpath";

  private final Path folder;
  private final ShownPaths shown;
  private final List<String> command;

  /**
   * @param command how to start Maven
   */
  public MavenProject(Path folder, ShownPaths shown, List<String> command) {
    this.folder = folder;
    this.shown = shown;
    this.command = List.copyOf(command);
  }

  public MavenProject(Path folder, ShownPaths shown) {
    this(folder, shown, List.of(isWindows() ? "mvn.cmd" : "mvn"));
  }

  private static boolean isWindows() {
    return System.getProperty("os.name", "").startsWith("Windows");
  }

  /**
   * Returns the class path of the project and its modules, and what they are compiled to. When
   * Maven cannot tell, that is one diagnostic, and what is compiled is all there is.
   */
  public List<Path> classpath(List<Diagnostic> diagnostics) {
    Set<Path> entries = new LinkedHashSet<>(compiled());
    try {
      entries.addAll(askMaven());
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.warning(
              shown.of(folder),
              "its class path is not known: "
                  + e.getMessage()
                  + "; names from libraries stay unresolved, name them with --classpath"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return List.copyOf(entries);
  }

  private List<Path> compiled() {
    return new MavenSources(FileTree.DISK, new ArrayList<>(), shown)
        .projects(folder).stream()
            .map(project -> project.resolve("target/classes"))
            .filter(Files::isDirectory)
            .toList();
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

  /** Who is interrupted leaves no Maven behind, which may be the child of a script. */
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
    List<Path> entries = new ArrayList<>();
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (lines.get(i).endsWith("Dependencies classpath:")) {
        for (String entry : lines.get(i + 1).split(java.io.File.pathSeparator)) {
          if (!entry.isBlank() && !ClasspathEntries.isProjectFile(entry)) {
            entries.add(Path.of(entry));
          }
        }
      }
    }
    return entries;
  }
}
