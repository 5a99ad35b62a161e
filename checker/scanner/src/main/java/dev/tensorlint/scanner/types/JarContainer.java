// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar; of a multi-release jar the classes for the running JDK. */
public final class JarContainer implements ClassContainer {

  private static final String VERSIONS = "META-INF/versions/";

  private final JarFile jar;
  private final Set<String> packages;
  private volatile @Nullable Map<String, Set<String>> classes;

  /**
   * @throws IOException when the file is not there or no jar, or has more entries than {@link
   *     #MOST_ENTRIES}
   */
  public JarContainer(Path file) throws IOException {
    BoundedFile.requireRegular(file);
    // The JDK reads the directory of a file once as long as it is open.
    try (ZipFile zip = new ZipFile(file.toFile())) {
      requireBounded(zip);
      this.jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
    }
    this.packages = packagesOf(jar);
  }

  /** The JDK reads the manifest of a jar whole when it is first asked for a class. */
  private static void requireBounded(ZipFile zip) throws IOException {
    if (zip.size() > MOST_ENTRIES) {
      throw RefusedFileException.moreEntriesThan(MOST_ENTRIES);
    }
    ZipEntry manifest = zip.getEntry(JarFile.MANIFEST_NAME);
    if (manifest != null) {
      try (InputStream in = zip.getInputStream(manifest)) {
        BoundedFile.read(in, MOST_BYTES);
      } catch (RefusedFileException e) {
        throw new IOException("its manifest " + e.what(), e);
      }
    }
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
    Map<String, Set<String>> known = classes;
    if (known == null) {
      // Two threads may both list them, and list the same.
      known = listed();
      classes = known;
    }
    return known.getOrDefault(packageName, Set.of());
  }

  private Map<String, Set<String>> listed() {
    return jar.versionedStream()
        .map(JarEntry::getName)
        .filter(name -> name.endsWith(".class"))
        .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
        .collect(Collectors.groupingBy(BinaryName::packageOf, Collectors.toUnmodifiableSet()));
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    JarEntry entry = jar.getJarEntry(internalName + ".class");
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return BoundedFile.read(in, MOST_BYTES);
    }
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
