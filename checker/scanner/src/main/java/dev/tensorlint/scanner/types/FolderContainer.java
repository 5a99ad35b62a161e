// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
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

  public FolderContainer(Path folder) throws IOException {
    this.folder = folder;
    try (Stream<Path> below = Files.walk(folder)) {
      below.filter(path -> path.toString().endsWith(".class")).forEach(this::addPackageOf);
    }
  }

  private void addPackageOf(Path classFile) {
    Path parent = folder.relativize(classFile).getParent();
    packages.add(parent == null ? "" : parent.toString().replace('\\', '/').replace('/', '.'));
  }

  @Override
  public Set<String> packages() {
    return packages;
  }

  @Override
  public Set<String> classes(String packageName) {
    Set<String> classes = new LinkedHashSet<>();
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    String[] files = folder.resolve(packageName.replace('.', '/')).toFile().list();
    for (String file : files == null ? new String[0] : files) {
      if (file.endsWith(".class")) {
        classes.add(prefix + file.substring(0, file.length() - ".class".length()));
      }
    }
    return classes;
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    Path file = folder.resolve(internalName + ".class");
    return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
  }

  @Override
  public void close() {}
}
