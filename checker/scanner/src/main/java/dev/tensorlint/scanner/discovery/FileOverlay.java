// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.scanner.files.FileTree;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/**
 * What files hold in place of what is on the disk: the text of an editor or of a pipe, or an
 * earlier version.
 *
 * @param contents files that are there with these bytes, by their absolute path; not copied
 * @param absent files that are not there
 */
public record FileOverlay(Map<Path, byte[]> contents, Set<Path> absent) {

  /** Everything is as on the disk. */
  public static final FileOverlay NONE = new FileOverlay(Map.of(), Set.of());

  public FileOverlay {
    contents = Map.copyOf(contents);
    absent = Set.copyOf(absent);
  }

  public boolean isEmpty() {
    return contents.isEmpty() && absent.isEmpty();
  }

  /** Returns a tree with these files in the place of its own. */
  public FileTree over(FileTree files) {
    return isEmpty() ? files : new OverlaidTree(files, this);
  }
}
