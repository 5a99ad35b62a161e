// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

/** A tensor that a statement may name, and what the generator believes of it. */
final class Variable {

  private final String name;
  private final boolean isFinal;
  private boolean isOpen = true;

  /**
   * @param isFinal whether it is assigned once
   */
  Variable(String name, boolean isFinal) {
    this.name = name;
    this.isFinal = isFinal;
  }

  String name() {
    return name;
  }

  boolean isFinal() {
    return isFinal;
  }

  boolean isOpen() {
    return isOpen;
  }

  void release() {
    isOpen = false;
  }
}
