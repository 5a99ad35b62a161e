// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Paths as people read them: relative to the working directory when below it, {@code /} between
 * names.
 */
public record ShownPaths(Path workingDirectory) {

  public ShownPaths {
    workingDirectory = workingDirectory.toAbsolutePath().normalize();
  }

  public String of(Path path) {
    Path absolute = workingDirectory.resolve(path).normalize();
    boolean isBelow = absolute.startsWith(workingDirectory) && !absolute.equals(workingDirectory);
    Path shown = isBelow ? workingDirectory.relativize(absolute) : absolute;
    return shown.toString().replace('\\', '/');
  }

  /** Returns lists of paths by paths as they are shown. */
  public Map<String, List<String>> of(Map<Path, List<Path>> lists) {
    return lists.entrySet().stream()
        .collect(
            Collectors.toMap(
                each -> of(each.getKey()),
                each -> each.getValue().stream().map(this::of).toList(),
                (one, other) -> one));
  }
}
