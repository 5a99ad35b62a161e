// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Sources whose calls are resolved.
 *
 * @param root folder to which shown paths are relative
 * @param files Java files below the root, sorted
 * @param classpath what they are compiled against
 */
record Sources(Path root, List<Path> files, List<Path> classpath) {

  Sources {
    files = List.copyOf(files);
    classpath = List.copyOf(classpath);
  }

  /** Unpacks a jar of sources; those of modules and packages declare nothing and are left out. */
  static Sources ofJar(Path jar, Path folder, List<Path> classpath) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries = zip.stream().filter(Sources::declaresTypes).toList();
      for (ZipEntry entry : entries) {
        unpack(zip, entry, folder);
      }
      List<Path> files =
          entries.stream().map(entry -> folder.resolve(entry.getName())).sorted().toList();
      return new Sources(folder, files, classpath);
    }
  }

  private static boolean declaresTypes(ZipEntry entry) {
    return entry.getName().endsWith(".java") && !entry.getName().endsWith("-info.java");
  }

  private static void unpack(ZipFile zip, ZipEntry entry, Path folder) throws IOException {
    Path file = folder.resolve(entry.getName()).normalize();
    if (!file.startsWith(folder)) {
      throw new IOException(zip.getName() + " has an entry outside of it: " + entry.getName());
    }
    Files.createDirectories(file.getParent());
    try (InputStream in = zip.getInputStream(entry)) {
      Files.write(file, in.readAllBytes());
    }
  }

  /** Returns the jars and folders that this JVM was given. */
  static List<Path> givenClasspath() {
    return paths(System.getProperty("java.class.path", ""));
  }

  /**
   * Returns the paths of a list as the class path is written, those that are not there left out.
   */
  static List<Path> paths(String list) {
    return Stream.of(list.split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> !path.toString().isEmpty() && Files.exists(path))
        .toList();
  }

  /** Returns the path of a file as it is shown, with {@code /} between names. */
  String shown(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /** Writes it for another JVM. */
  List<String> toLines() {
    String joined =
        classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    return Stream.concat(Stream.of(root.toString(), joined), files.stream().map(Path::toString))
        .toList();
  }

  static Sources ofLines(List<String> lines) {
    return new Sources(
        Path.of(lines.get(0)),
        lines.subList(2, lines.size()).stream().map(Path::of).toList(),
        paths(lines.get(1)));
  }
}
