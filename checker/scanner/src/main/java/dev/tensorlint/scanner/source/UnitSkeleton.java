// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import java.util.List;

/** A file's declarations without code. */
public record UnitSkeleton(
    String packageName, List<ImportSyntax> imports, List<TypeSkeleton> types) {

  public UnitSkeleton {
    imports = List.copyOf(imports);
    types = List.copyOf(types);
  }

  /** Returns the binary name of a top-level type of this unit. */
  public String binaryName(String simpleName) {
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }
}
