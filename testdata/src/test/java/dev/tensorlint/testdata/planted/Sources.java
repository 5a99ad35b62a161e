// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.planted;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of a program.
 *
 * @param texts by path below the folder of the program, with slashes
 */
record Sources(Map<String, String> texts) {

  /** Reads all Java files below a folder. */
  static Sources in(Path folder) {
    Map<String, String> texts = new TreeMap<>();
    for (Path each : files(folder)) {
      texts.put(folder.relativize(each).toString().replace('\\', '/'), read(each));
    }
    return new Sources(texts);
  }

  static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> each.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text of a file. */
  String text(String path) {
    String text = texts.get(path);
    if (text == null) {
      throw new IllegalArgumentException("no file " + path);
    }
    return text;
  }

  /**
   * Returns the program with one passage replaced.
   *
   * @throws IllegalArgumentException when the passage is not there exactly once
   */
  Sources replace(String path, String old, String replacement) {
    String text = text(path);
    int at = text.indexOf(old);
    if (at < 0 || text.indexOf(old, at + 1) >= 0) {
      throw new IllegalArgumentException("not exactly once in " + path + ":\n" + old);
    }
    Map<String, String> changed = new TreeMap<>(texts);
    changed.put(path, text.substring(0, at) + replacement + text.substring(at + old.length()));
    return new Sources(changed);
  }

  /** Returns the texts by path without the ending. */
  Map<String, String> byClass() {
    return texts.entrySet().stream()
        .collect(Collectors.toMap(each -> each.getKey().replace(".java", ""), Map.Entry::getValue));
  }
}
