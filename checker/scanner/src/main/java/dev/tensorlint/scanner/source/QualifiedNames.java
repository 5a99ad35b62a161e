// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Types;
import org.jspecify.annotations.Nullable;

/** Finds types by their canonical names. */
final class QualifiedNames {

  private final NameSpace space;
  private final Types types;

  QualifiedNames(NameSpace space, Types types) {
    this.space = space;
    this.types = types;
  }

  /** Returns the binary name of {@code package.Outer.Inner}, null when there is no such type. */
  @Nullable String binaryName(String canonicalName) {
    for (int end = 0; end >= 0; ) {
      end = canonicalName.indexOf('.', end + 1);
      String prefix = space.nameOf(end < 0 ? canonicalName : canonicalName.substring(0, end));
      if (types.table().find(prefix) != null) {
        return end < 0 ? prefix : memberType(prefix, canonicalName.substring(end + 1));
      }
    }
    return null;
  }

  /** Returns the binary name of a member type, or of a member type of a member type. */
  @Nullable String memberType(String binaryName, String path) {
    String found = binaryName;
    for (String simpleName : path.split("\\.")) {
      found = found == null ? null : types.members().memberType(found, simpleName);
    }
    return found;
  }
}
