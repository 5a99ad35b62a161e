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

  private final Console console;

  Classpath(Console console) {
    this.console = console;
  }

  /** Returns the entries in their order; {@code DIR/*} stands for the jars of a folder by name. */
  List<Path> parse(String value) throws IOException {
    List<Path> entries = new ArrayList<>();
    for (String entry : value.split(File.pathSeparator)) {
      if (entry.equals(ALL_JARS) || entry.endsWith(File.separator + ALL_JARS)) {
        String folder = entry.substring(0, entry.length() - ALL_JARS.length());
        entries.addAll(jars(console.resolve(Path.of(folder))));
      } else if (!entry.isBlank() && !ClasspathEntries.isProjectFile(entry)) {
        entries.add(console.resolve(Path.of(entry)));
      }
    }
    return entries;
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
