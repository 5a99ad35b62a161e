// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/** Modifiers that ownership depends on; what the language implies is included. */
public enum Modifier {
  PUBLIC,
  PROTECTED,
  PRIVATE,
  STATIC,
  FINAL,
  ABSTRACT,
  NATIVE,
  DEFAULT
}
