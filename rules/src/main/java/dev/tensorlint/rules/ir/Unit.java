// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/** The result of a visit that returns nothing. */
public enum Unit {
  UNIT
}
