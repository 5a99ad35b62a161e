// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.files;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The files that a run can see; tests put failures here. */
public interface FileTree {

  /** The file system of the machine. */
  FileTree DISK = new Disk();

  boolean exists(Path path);

  boolean isFolder(Path path);

  /**
   * Returns what a folder holds, sorted.
   *
   * @param most most entries
   * @throws RefusedFileException if it holds more
   */
  List<Path> list(Path folder, int most) throws IOException;

  /** Returns the path with symbolic links followed. */
  Path realPath(Path path) throws IOException;

  /**
   * Reads a file.
   *
   * @param limit most bytes
   * @throws RefusedFileException if it is no regular file, or is larger
   */
  byte[] read(Path file, int limit) throws IOException;

  /** Returns what changes when a file does; unknown where the tree cannot tell. */
  default State state(Path file) throws IOException {
    return State.UNKNOWN;
  }

  /**
   * What changes when a file does.
   *
   * @param text equal as long as the file is the same and has not been written; empty if unknown
   * @param changed when it was last changed, to the precision of the file system
   */
  record State(String text, Instant changed) {

    public static final State UNKNOWN = new State("", Instant.MAX);

    public boolean isUnknown() {
      return text.isEmpty();
    }
  }

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
    public List<Path> list(Path folder, int most) throws IOException {
      List<Path> listed;
      try (Stream<Path> entries = Files.list(folder)) {
        listed = entries.limit(most + 1L).sorted().toList();
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
      if (listed.size() > most) {
        throw RefusedFileException.moreEntriesThan(most);
      }
      return listed;
    }

    @Override
    public Path realPath(Path path) throws IOException {
      return path.toRealPath();
    }

    @Override
    public byte[] read(Path file, int limit) throws IOException {
      return BoundedFile.read(file, limit);
    }

    /** A user can set the time of change of a file, but not that of its entry, which POSIX has. */
    @Override
    public State state(Path file) throws IOException {
      if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
        return State.UNKNOWN;
      }
      Map<String, Object> about =
          Files.readAttributes(file, "unix:size,lastModifiedTime,ctime,ino");
      Instant written = time("lastModifiedTime", about);
      Instant changed = time("ctime", about);
      String text =
          about.get("ino")
              + " "
              + about.get("size")
              + " "
              + digits(written)
              + " "
              + digits(changed);
      return new State(text, written.isAfter(changed) ? written : changed);
    }

    /** A date takes longer to write than the file system to give it. */
    private static String digits(Instant time) {
      return time.getEpochSecond() + "." + time.getNano();
    }

    private static Instant time(String attribute, Map<String, Object> about) {
      return ((FileTime) Objects.requireNonNull(about.get(attribute), attribute)).toInstant();
    }
  }
}
