// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

/** Values that control flow can depend on; all other constants are {@code OTHER}. */
public enum Constant {
  NULL,
  TRUE,
  FALSE,
  /** What an operator has computed. */
  NOT_NULL,
  OTHER
}
