// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * A class path whose jars the compiler of this JVM can read. It refuses class files of later
 * versions of Java; a copy of such a jar says that it has this JVM's version. That is enough for
 * declarations, whose form has not changed since Java 17, and no code of a copy is ever run.
 */
final class ReadableJars {

  /** Where a class file says its version, minor and major, 16 bits each. */
  private static final int VERSION_AT = 4;

  /** Java 1 has version 45. */
  private static final int OF_THIS_JVM = 44 + Runtime.version().feature();

  private ReadableJars() {}

  /** Returns a class path with copies, in a folder, of the jars that are too new. */
  static List<Path> of(List<Path> classpath, Path folder) throws IOException {
    List<Path> readable = new ArrayList<>();
    for (Path entry : classpath) {
      readable.add(isTooNew(entry) ? copy(entry, folder) : entry);
    }
    return readable;
  }

  private static boolean isTooNew(Path entry) throws IOException {
    if (!Files.isRegularFile(entry)) {
      return false;
    }
    try (JarFile jar = new JarFile(entry.toFile())) {
      Iterator<JarEntry> classes = jar.stream().filter(ReadableJars::isClass).iterator();
      return classes.hasNext() && version(bytes(jar, classes.next())) > OF_THIS_JVM;
    }
  }

  private static boolean isClass(JarEntry entry) {
    String name = entry.getName();
    return name.endsWith(".class")
        && !name.startsWith("META-INF/")
        && !name.endsWith("module-info.class");
  }

  private static Path copy(Path original, Path folder) throws IOException {
    Path copy = folder.resolve(original.getFileName());
    try (JarFile jar = new JarFile(original.toFile());
        OutputStream file = Files.newOutputStream(copy);
        JarOutputStream out = new JarOutputStream(file)) {
      for (JarEntry entry : jar.stream().filter(ReadableJars::isClass).toList()) {
        out.putNextEntry(new JarEntry(entry.getName()));
        out.write(ByteBuffer.wrap(bytes(jar, entry)).putInt(VERSION_AT, OF_THIS_JVM).array());
        out.closeEntry();
      }
    }
    return copy;
  }

  private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  private static int version(byte[] classFile) {
    return ByteBuffer.wrap(classFile).getShort(VERSION_AT + 2);
  }
}
