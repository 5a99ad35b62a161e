// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

/** How the analysis of a module ended. */
public enum Status {
  /** The module was analysed; diagnostics say whether in full. */
  ANALYSED("analysed", true),
  /** TensorLint itself failed. */
  CRASHED("crashed", true),
  /** The module takes more steps than its budget. */
  OUT_OF_STEPS("out of steps", true),
  /** The module takes more memory than its budget. */
  OUT_OF_MEMORY("out of memory", false),
  /** The module takes more time than its budget. */
  OUT_OF_TIME("out of time", false),
  /** The archive is larger than the budget, damaged, or names files outside of itself. */
  REFUSED("refused", true),
  /** The module is not where the manifest says. */
  MISSING("missing", false);

  private final String label;
  private final boolean isFinal;

  Status(String label, boolean isFinal) {
    this.label = label;
    this.isFinal = isFinal;
  }

  public String label() {
    return label;
  }

  /** Returns whether the module would end the same way on any machine at any time. */
  public boolean isFinal() {
    return isFinal;
  }
}
