// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

/** A computation that has handles in use, from its start until its end was observed. */
public interface Pin {

  /** Returns the computation in running text, such as {@code future #5 (predictAsync)}. */
  String name();

  /** Returns the line of user code that started it. */
  Site startedAt();

  /** Returns whether the calling thread runs the computation. */
  boolean runsHere();
}
