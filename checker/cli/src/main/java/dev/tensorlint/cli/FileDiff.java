// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.tensorlint.scanner.fix.FixedFile;
import java.util.List;

/**
 * The change of a file as a unified diff, which {@code patch -p1} and {@code git apply} take in the
 * working directory; that of a file elsewhere, in the root of the file system.
 */
final class FileDiff {

  private static final int CONTEXT = 3;

  private FileDiff() {}

  static List<String> lines(FixedFile file) {
    List<String> before = file.before().lines().toList();
    List<String> after = file.after().lines().toList();
    String name = file.name().replaceFirst("^/+", "");
    return UnifiedDiffUtils.generateUnifiedDiff(
        "a/" + name, "b/" + name, before, DiffUtils.diff(before, after), CONTEXT);
  }
}
