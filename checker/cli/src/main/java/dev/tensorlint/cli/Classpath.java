// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.scanner.discovery.ClasspathEntries;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads the value of {@code --classpath}. */
final class Classpath {

  private static final String ALL_JARS = "*";
  private static final String LIST = "@";
  private static final long MOST_BYTES = 16L * 1024 * 1024;

  private final Console console;

  Classpath(Console console) {
    this.console = console;
  }

  /**
   * Returns the entries in their order; {@code DIR/*} stands for the jars of a folder by name,
   * {@code @FILE} for what a file lists, separated as in the value or by line ends.
   */
  List<Path> parse(String value) throws IOException {
    List<Path> entries = new ArrayList<>();
    if (value.startsWith(LIST)) {
      for (String line : lines(console.resolve(Path.of(value.substring(LIST.length()))))) {
        addAll(line.strip(), entries);
      }
    } else {
      addAll(value, entries);
    }
    return entries;
  }

  private List<String> lines(Path file) throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
      throw noClasspath(file);
    }
    List<String> lines = Files.readAllLines(file);
    if (lines.stream().anyMatch(Classpath::isBinary)) {
      throw noClasspath(file);
    }
    return lines;
  }

  /** Names of files hold no NUL on any system. */
  private static boolean isBinary(String line) {
    return line.indexOf('\0') >= 0;
  }

  private IOException noClasspath(Path file) {
    return new IOException(
        console.shown(file.toString()) + ": is not a class path; name a file that lists jars");
  }

  private void addAll(String value, List<Path> entries) throws IOException {
    for (String entry : value.split(File.pathSeparator)) {
      if (entry.equals(ALL_JARS) || entry.endsWith(File.separator + ALL_JARS)) {
        String folder = entry.substring(0, entry.length() - ALL_JARS.length());
        entries.addAll(jars(console.resolve(Path.of(folder))));
      } else if (!entry.isBlank() && !ClasspathEntries.isProjectFile(entry)) {
        entries.add(console.resolve(Path.of(entry)));
      }
    }
  }

  private static List<Path> jars(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of(folder);
    }
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.jar")) {
      found.forEach(jars::add);
    }
    Collections.sort(jars);
    return jars;
  }
}
