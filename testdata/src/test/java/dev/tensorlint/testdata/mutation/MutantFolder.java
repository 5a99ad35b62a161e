// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import dev.tensorlint.scanner.discovery.FileTree;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Mutated files in memory; all other files are those of the disk. */
final class MutantFolder implements FileTree {

  static final Path ROOT = Path.of("/mutants").toAbsolutePath();

  private final Map<Path, byte[]> files = new TreeMap<>();

  MutantFolder(List<Mutant> mutants, Corpus corpus) {
    mutants.forEach(each -> files.put(ROOT.resolve(each.path()), each.content(corpus)));
  }

  /** Returns the files, in order. */
  List<Path> paths() {
    return List.copyOf(files.keySet());
  }

  @Override
  public boolean exists(Path path) {
    return files.containsKey(path) || DISK.exists(path);
  }

  @Override
  public boolean isFolder(Path path) {
    return !files.containsKey(path) && DISK.isFolder(path);
  }

  @Override
  public List<Path> list(Path folder, int most) throws IOException {
    return DISK.list(folder, most);
  }

  @Override
  public Path realPath(Path path) throws IOException {
    return files.containsKey(path) ? path : DISK.realPath(path);
  }

  @Override
  public byte[] read(Path file, int limit) throws IOException {
    byte[] content = files.get(file);
    if (content == null) {
      throw new FileNotFoundException(file.toString());
    }
    return content.clone();
  }
}
