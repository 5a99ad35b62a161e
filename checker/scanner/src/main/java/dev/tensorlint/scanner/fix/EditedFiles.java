// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.scanner.discovery.FileTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Files with other texts in the place of some. Nothing is written. */
final class EditedFiles implements FileTree {

  private static final String MARK = "\uFEFF";

  private final FileTree files;
  private final Map<Path, String> texts = new TreeMap<>();

  EditedFiles(FileTree files) {
    this.files = files;
  }

  void edit(Path file, String text) {
    texts.put(key(file), text);
  }

  private static Path key(Path file) {
    return file.toAbsolutePath().normalize();
  }

  @Override
  public boolean exists(Path path) {
    return files.exists(path);
  }

  @Override
  public boolean isFolder(Path path) {
    return files.isFolder(path);
  }

  @Override
  public List<Path> list(Path folder, int most) throws IOException {
    return files.list(folder, most);
  }

  @Override
  public Path realPath(Path path) throws IOException {
    return files.realPath(path);
  }

  @Override
  public byte[] read(Path file, int limit) throws IOException {
    String text = texts.get(key(file));
    // The mark makes sure that the text is read as it is, whatever the encoding of the sources.
    return text == null ? files.read(file, limit) : (MARK + text).getBytes(StandardCharsets.UTF_8);
  }
}
