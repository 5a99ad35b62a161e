// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

/**
 * An import as written.
 *
 * @param name qualified name, without {@code .*}
 * @param isOnDemand whether it ends in {@code .*}
 */
public record ImportSyntax(String name, boolean isStatic, boolean isOnDemand) {

  /** Returns what stands before the last dot. */
  public String qualifier() {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
