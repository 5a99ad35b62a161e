// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.scanner.files.FileTree;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sources in memory, below a folder that does not exist; all other files are those of the disk. */
public final class MemoryFolder implements FileTree {

  /** The folder of the sources. */
  public static final Path ROOT = Path.of("/in-memory").toAbsolutePath();

  private final Map<Path, byte[]> files = new TreeMap<>();

  /**
   * @param sources by path below {@link #ROOT}
   */
  public MemoryFolder(Map<String, byte[]> sources) {
    sources.forEach((path, content) -> files.put(ROOT.resolve(path), content));
  }

  /** Returns the files, in order. */
  public List<Path> paths() {
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
