// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where files lie below a folder: what stays the same when a checkout moves.
 *
 * @param root the folder
 */
record LayoutOf(Path root) {

  List<String> of(List<File> sources, List<File> tests, @Nullable File config) {
    List<String> layout = new ArrayList<>();
    sources.forEach(each -> layout.add("source " + below(each)));
    tests.forEach(each -> layout.add("test " + below(each)));
    if (config != null) {
      layout.add("config " + below(config));
    }
    return layout;
  }

  private String below(File file) {
    Path path = file.toPath();
    boolean isComparable = root.isAbsolute() == path.isAbsolute();
    Path shown = isComparable && path.startsWith(root) ? root.relativize(path) : path;
    return shown.toString().replace(File.separatorChar, '/');
  }
}
