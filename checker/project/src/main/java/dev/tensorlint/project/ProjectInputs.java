// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the reading of a project depends on: each path that was asked for, there or not. As long as
 * none of them changes, the same build files tell the same. Thread-safe.
 */
public final class ProjectInputs {

  private final Set<Path> paths = ConcurrentHashMap.newKeySet();
  private final Set<Path> folders = ConcurrentHashMap.newKeySet();
  private final Set<Path> parents = ConcurrentHashMap.newKeySet();
  private volatile boolean isPassing;

  /** Notes a path that was asked for: whether it is there, and what a file has in it. */
  public void add(Path path) {
    paths.add(path.toAbsolutePath().normalize());
  }

  /** Notes a folder that was asked for the names of all files below. */
  public void addFilesBelow(Path folder) {
    folders.add(folder.toAbsolutePath().normalize());
  }

  /** Notes a folder that was asked for the names of the folders in it. */
  public void addFoldersIn(Path folder) {
    parents.add(folder.toAbsolutePath().normalize());
  }

  /** Notes that chance had a part in the result, such as a server that did not answer. */
  public void addChance() {
    isPassing = true;
  }

  public Set<Path> paths() {
    return Set.copyOf(paths);
  }

  /** Returns the folders of which the files below count. */
  public Set<Path> folders() {
    return Set.copyOf(folders);
  }

  /** Returns the folders of which the folders in them count. */
  public Set<Path> parents() {
    return Set.copyOf(parents);
  }

  /** Returns how many there are. */
  public int size() {
    return paths.size() + folders.size() + parents.size();
  }

  /** Returns whether another attempt may give more. */
  public boolean isPassing() {
    return isPassing;
  }
}
