// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.scanner.discovery.FileTree;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sources in memory; all other files are those of the disk. */
final class SourceFolder implements FileTree {

  static final Path ROOT = Path.of("/generated").toAbsolutePath();

  private final Map<Path, byte[]> files = new TreeMap<>();

  /**
   * @param sources by name of the class
   */
  SourceFolder(Map<String, String> sources) {
    sources.forEach(
        (name, text) ->
            files.put(ROOT.resolve(name + ".java"), text.getBytes(StandardCharsets.UTF_8)));
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
