// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** An archive of loaded classes, as the launcher makes one when it builds. */
final class ClassArchive {

  private ClassArchive() {}

  /**
   * Returns a class path with the same classes for which the JVM can make an archive: folders are
   * put into jars.
   *
   * @param folder where the jars go
   */
  static String jarsOf(String classPath, Path folder) throws IOException {
    Files.createDirectories(folder);
    List<String> jars = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (entry.isEmpty()) {
        continue;
      }
      if (Files.isDirectory(path)) {
        Path jar = folder.resolve("classes-" + jars.size() + ".jar");
        pack(path, jar);
        jars.add(jar.toString());
      } else if (Files.exists(path)) {
        jars.add(entry);
      }
    }
    return String.join(File.pathSeparator, jars);
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (Stream<Path> found = Files.walk(classes);
        OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Path each : found.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(
            new JarEntry(classes.relativize(each).toString().replace(File.separatorChar, '/')));
        Files.copy(each, out);
        out.closeEntry();
      }
    }
  }
}
