// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/** The target of a call, as far as the front end could resolve it. */
public sealed interface Callee permits MethodRef, UnresolvedMethod {

  /** The called name, {@code <init>} for a constructor. */
  String name();
}
