// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder of class files. */
public final class FolderContainer implements ClassContainer {

  private final Path folder;
  private final Set<String> packages = new LinkedHashSet<>();

  /**
   * @throws IOException when a folder cannot be listed, or there are more files than {@link
   *     #MOST_ENTRIES}; symbolic links in it are not followed
   */
  public FolderContainer(Path folder) throws IOException {
    this.folder = folder.toRealPath();
    try (Stream<Path> below = Files.walk(this.folder)) {
      long entries = below.limit(MOST_ENTRIES + 1L).peek(this::addPackageOf).count();
      if (entries > MOST_ENTRIES) {
        throw RefusedFileException.moreEntriesThan(MOST_ENTRIES);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void addPackageOf(Path file) {
    if (file.toString().endsWith(".class")) {
      packages.add(packageOf(file));
    }
  }

  private String packageOf(Path classFile) {
    Path parent = folder.relativize(classFile).getParent();
    return parent == null ? "" : parent.toString().replace('\\', '/').replace('/', '.');
  }

  @Override
  public Set<String> packages() {
    return packages;
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    Path file = folder.resolve(internalName + ".class");
    return Files.exists(file) ? BoundedFile.read(file, MOST_BYTES) : null;
  }

  @Override
  public void close() {}
}
