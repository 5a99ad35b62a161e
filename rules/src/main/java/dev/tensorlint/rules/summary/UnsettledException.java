// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

/**
 * The analysis of a body asks for the summary of a method whose own analysis has not ended, since
 * another thread works on it. It is analysed anew after that.
 */
public final class UnsettledException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int group;

  /**
   * @param group the group of the method in the order of the analysis
   */
  public UnsettledException(int group) {
    super("the group " + group + " is not analysed", null, false, false);
    this.group = group;
  }

  public int group() {
    return group;
  }
}
