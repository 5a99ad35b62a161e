// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The parts of the JUnit Platform that run tests. Programs name the API of their tests and leave it
 * to their build to add what runs them, in the same version; a build that has run them once has
 * left these parts in its local repository, beside the API.
 */
final class TestPlatform {

  private static final List<String> PARTS =
      List.of("junit-jupiter-engine", "junit-platform-engine", "junit-platform-launcher");

  private static final Pattern JUNIT_JAR =
      Pattern.compile("junit-(jupiter|platform)-[a-z]+-(\\d.*)\\.jar");

  /** From a jar to the folder of its group: Maven has the version between, Gradle a hash, too. */
  private static final int DEEPEST = 3;

  private TestPlatform() {}

  /**
   * Returns what a class path lacks to run tests of JUnit 5 or later.
   *
   * @throws IOException if it lacks something that is not beside what it has
   */
  static List<Path> missing(List<Path> classpath) throws IOException {
    List<Path> missing = new ArrayList<>();
    for (String part : PARTS) {
      if (classpath.stream().noneMatch(isJarOf(part)) && !hasAll(classpath)) {
        missing.add(beside(part, classpath));
      }
    }
    return missing;
  }

  /** The console's jar has everything in it. */
  private static boolean hasAll(List<Path> classpath) {
    return classpath.stream().anyMatch(isJarOf("junit-platform-console-standalone"));
  }

  private static Predicate<Path> isJarOf(String artifact) {
    return path -> path.getFileName() != null && name(path).matches(artifact + "-\\d.*\\.jar");
  }

  private static String name(Path path) {
    return path.getFileName().toString();
  }

  private static Path beside(String part, List<Path> classpath) throws IOException {
    String group = part.replaceAll("-\\w+$", "-");
    for (Path jar : classpath) {
      Matcher known = JUNIT_JAR.matcher(jar.getFileName() == null ? "" : name(jar));
      if (known.matches() && name(jar).startsWith(group)) {
        String wanted = part + "-" + known.group(2) + ".jar";
        return inGroupOf(jar, part, known.group(2), wanted).orElseThrow(() -> missing(wanted));
      }
    }
    throw missing(part + ".jar");
  }

  private static Optional<Path> inGroupOf(Path jar, String part, String version, String wanted) {
    Path folder = jar.toAbsolutePath().getParent();
    for (int up = 0; up < DEEPEST && folder != null; up++) {
      folder = folder.getParent();
      Path versioned = folder == null ? null : folder.resolve(part).resolve(version);
      if (versioned != null && Files.isDirectory(versioned)) {
        return named(wanted, versioned);
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> named(String wanted, Path folder) {
    try (Stream<Path> files = Files.walk(folder, 2)) {
      return files.filter(file -> name(file).equals(wanted)).findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static IOException missing(String jar) {
    return new IOException(
        "the tests need "
            + jar
            + " to run: put it on the class path, or run them once with your build, which gets it");
  }
}
