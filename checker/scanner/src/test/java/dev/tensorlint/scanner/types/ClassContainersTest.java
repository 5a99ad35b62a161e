// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What containers of classes list of a package. */
final class ClassContainersTest {

  private static final List<String> FILES =
      List.of("a/b/C.class", "a/b/C$D.class", "a/b/note.txt", "a/b/c/E.class", "F.class");

  private final Path folder;

  ClassContainersTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private static void assertLists(ClassContainer container, String... more) {
    Set<String> expected = new TreeSet<>(Set.of("a.b.C", "a.b.C$D"));
    expected.addAll(List.of(more));
    assertEquals(expected, container.classes("a.b"));
    assertEquals(Set.of("a.b.c.E"), container.classes("a.b.c"));
    assertEquals(Set.of("F"), container.classes(""));
    assertEquals(Set.of(), container.classes("a"));
    assertEquals(Set.of(), container.classes("not.there"));
  }

  @Test
  void aFolder() throws IOException {
    for (String file : FILES) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.createFile(folder.resolve(file));
    }
    assertLists(new FolderContainer(folder));
  }

  @Test
  void aJarWithClassesForThisJdkToo() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    Path file = folder.resolve("x.jar");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      for (String entry : FILES) {
        jar.putNextEntry(new JarEntry(entry));
      }
      jar.putNextEntry(new JarEntry("META-INF/versions/11/a/b/C.class"));
      jar.putNextEntry(new JarEntry("META-INF/versions/11/a/b/New.class"));
      jar.putNextEntry(new JarEntry("META-INF/versions/999/a/b/OfTheFuture.class"));
    }
    try (JarContainer jar = new JarContainer(file)) {
      assertLists(jar, "a.b.New");
    }
  }

  @Test
  void theJdk() throws IOException {
    try (JdkContainer jdk = new JdkContainer()) {
      assertTrue(
          jdk.classes("java.util").containsAll(Set.of("java.util.List", "java.util.Map$Entry")));
      assertFalse(jdk.classes("java.util").contains("java.util.function.Supplier"));
      assertEquals(Set.of(), jdk.classes("java"));
    }
  }

  @Test
  void aTableTellsWhatTheClassPathHas() throws IOException {
    Files.createDirectories(folder.resolve("a/b"));
    Files.createFile(folder.resolve("a/b/C.class"));
    List<ClassContainer> classpath = List.of(new FolderContainer(folder));
    try (TypeTable table = new TypeTable(classpath, AssumedTypes.NONE)) {
      assertEquals(Set.of("a.b.C"), table.typesIn("a.b"));
      assertTrue(table.hasPackage("a.b"));
      assertTrue(table.hasPackage("java.util"));
      assertFalse(table.hasPackage("a"));
    }
  }
}
