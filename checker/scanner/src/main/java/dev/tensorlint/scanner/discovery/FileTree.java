// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files that a run can see; tests put failures here. */
public interface FileTree {

  /** The file system of the machine. */
  FileTree DISK = new Disk();

  boolean exists(Path path);

  boolean isFolder(Path path);

  /** Returns what a folder holds, sorted. */
  List<Path> list(Path folder) throws IOException;

  /** Returns the path with symbolic links followed. */
  Path realPath(Path path) throws IOException;

  byte[] read(Path file) throws IOException;

  /** The file system of the machine. */
  final class Disk implements FileTree {

    private Disk() {}

    @Override
    public boolean exists(Path path) {
      return Files.exists(path);
    }

    @Override
    public boolean isFolder(Path path) {
      return Files.isDirectory(path);
    }

    @Override
    public List<Path> list(Path folder) throws IOException {
      try (Stream<Path> entries = Files.list(folder)) {
        return entries.sorted().toList();
      }
    }

    @Override
    public Path realPath(Path path) throws IOException {
      return path.toRealPath();
    }

    @Override
    public byte[] read(Path file) throws IOException {
      return Files.readAllBytes(file);
    }
  }
}
