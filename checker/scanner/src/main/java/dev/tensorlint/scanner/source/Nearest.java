// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Chooses the source root next to another where no build file says which of them it sees. */
final class Nearest {

  private Nearest() {}

  /** Returns the root that shares the most folders with another; null where several do. */
  static @Nullable String of(String root, Collection<String> roots) {
    @Nullable String nearest = null;
    int most = -1;
    for (String each : roots) {
      int shared = sharedFolders(root, each);
      if (shared > most) {
        nearest = each;
        most = shared;
      } else if (shared == most) {
        nearest = null;
      }
    }
    return nearest;
  }

  private static int sharedFolders(String one, String other) {
    String[] names = one.split("/");
    String[] others = other.split("/");
    int shared = 0;
    while (shared < Math.min(names.length, others.length) && names[shared].equals(others[shared])) {
      shared++;
    }
    return shared;
  }
}
