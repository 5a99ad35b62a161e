// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/** Modifiers that affect ownership or threads, including those that the language implies. */
public enum Modifier {
  PUBLIC,
  PROTECTED,
  PRIVATE,
  STATIC,
  FINAL,
  ABSTRACT,
  NATIVE,
  DEFAULT,
  SYNCHRONIZED
}
