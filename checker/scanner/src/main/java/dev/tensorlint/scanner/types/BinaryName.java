// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

/** The two parts of a binary name: its package, and what follows the last dot. */
public final class BinaryName {

  private BinaryName() {}

  /** Returns the package of a type, empty for one without. */
  public static String packageOf(String binaryName) {
    int end = binaryName.lastIndexOf('.');
    return end < 0 ? "" : binaryName.substring(0, end);
  }

  /** Returns the name of a type in its package, that of a nested one with its outer types. */
  public static String inPackage(String binaryName) {
    return binaryName.substring(binaryName.lastIndexOf('.') + 1);
  }

  /** Returns the binary name of a type from its parts. */
  public static String of(String packageName, String inPackage) {
    return packageName.isEmpty() ? inPackage : packageName + "." + inPackage;
  }
}
