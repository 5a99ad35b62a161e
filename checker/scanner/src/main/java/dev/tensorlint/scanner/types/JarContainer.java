// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar; of a multi-release jar the classes for the running JDK. */
public final class JarContainer implements ClassContainer {

  private static final String VERSIONS = "META-INF/versions/";

  private final JarFile jar;
  private final Set<String> packages;

  /**
   * @throws IOException when the file is not there or no jar
   */
  public JarContainer(Path file) throws IOException {
    this.jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
    this.packages = packagesOf(jar);
  }

  private static Set<String> packagesOf(JarFile jar) {
    Set<String> packages = new LinkedHashSet<>();
    for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
      String name = entries.nextElement().getName();
      if (name.endsWith(".class")) {
        packages.add(packageOf(name));
      }
    }
    return packages;
  }

  private static String packageOf(String entry) {
    String name = entry;
    if (name.startsWith(VERSIONS)) {
      name = name.substring(name.indexOf('/', VERSIONS.length()) + 1);
    }
    int end = name.lastIndexOf('/');
    return end < 0 ? "" : name.substring(0, end).replace('/', '.');
  }

  @Override
  public Set<String> packages() {
    return packages;
  }

  @Override
  public Set<String> classes(String packageName) {
    return jar.versionedStream()
        .map(JarEntry::getName)
        .filter(name -> name.endsWith(".class") && packageOf(name).equals(packageName))
        .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
        .collect(Collectors.toSet());
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    JarEntry entry = jar.getJarEntry(internalName + ".class");
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
