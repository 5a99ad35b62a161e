// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A tree in which some files have other contents. A file is one of them whatever symbolic links
 * lead to its folder.
 */
final class OverlaidTree implements FileTree {

  private final FileTree below;
  private final Map<Path, byte[]> contents = new HashMap<>();
  private final Set<Path> absent = new HashSet<>();
  private final Set<Path> folders = new HashSet<>();

  /** Each folder with symbolic links followed. */
  private final Map<Path, Path> realFolders = new ConcurrentHashMap<>();

  OverlaidTree(FileTree below, FileOverlay overlay) {
    this.below = below;
    overlay.contents().forEach((file, bytes) -> contents.put(real(file), bytes));
    overlay.absent().forEach(file -> absent.add(real(file)));
    contents.keySet().forEach(this::addFoldersOf);
  }

  private void addFoldersOf(Path file) {
    for (Path folder = file.getParent();
        folder != null && folders.add(folder);
        folder = folder.getParent()) {}
  }

  @Override
  public boolean exists(Path path) {
    Path real = real(path);
    return contents.containsKey(real)
        || folders.contains(real)
        || (!absent.contains(real) && below.exists(path));
  }

  @Override
  public boolean isFolder(Path path) {
    Path real = real(path);
    return folders.contains(real) || (!contents.containsKey(real) && below.isFolder(path));
  }

  @Override
  public List<Path> list(Path folder, int most) throws IOException {
    Path real = realFolder(folder);
    Set<Path> entries = new TreeSet<>();
    if (below.isFolder(folder)) {
      for (Path entry : below.list(folder, most)) {
        if (!absent.contains(real(entry))) {
          entries.add(entry);
        }
      }
    }
    addEntries(contents.keySet(), real, folder, entries);
    addEntries(folders, real, folder, entries);
    if (entries.size() > most) {
      throw RefusedFileException.moreEntriesThan(most);
    }
    return List.copyOf(entries);
  }

  private static void addEntries(
      Collection<Path> files, Path real, Path folder, Set<Path> entries) {
    for (Path each : files) {
      Path name = each.getFileName();
      if (name != null && real.equals(each.getParent())) {
        entries.add(folder.resolve(name));
      }
    }
  }

  @Override
  public Path realPath(Path path) throws IOException {
    Path real = real(path);
    return contents.containsKey(real) || folders.contains(real) ? real : below.realPath(path);
  }

  @Override
  public byte[] read(Path file, int limit) throws IOException {
    Path real = real(file);
    if (absent.contains(real)) {
      throw new NoSuchFileException(file.toString());
    }
    byte[] bytes = contents.get(real);
    if (bytes == null) {
      return below.read(file, limit);
    }
    if (bytes.length > limit) {
      throw RefusedFileException.largerThan(limit);
    }
    return bytes.clone();
  }

  @Override
  public State state(Path file) throws IOException {
    Path real = real(file);
    return contents.containsKey(real) || absent.contains(real) ? State.UNKNOWN : below.state(file);
  }

  /** Returns a path with the symbolic links to its folder followed; what is not there has none. */
  private Path real(Path path) {
    Path folder = path.getParent();
    Path name = path.getFileName();
    return folder == null || name == null ? path : realFolder(folder).resolve(name);
  }

  private Path realFolder(Path folder) {
    Path known = realFolders.get(folder);
    if (known != null) {
      return known;
    }
    Path real = computeRealFolder(folder);
    realFolders.put(folder, real);
    return real;
  }

  private Path computeRealFolder(Path folder) {
    try {
      return below.realPath(folder);
    } catch (IOException e) {
      // A folder that is not there any more has files in the overlay.
      Path parent = folder.getParent();
      @Nullable Path name = folder.getFileName();
      return parent == null || name == null ? folder : realFolder(parent).resolve(name);
    }
  }
}
