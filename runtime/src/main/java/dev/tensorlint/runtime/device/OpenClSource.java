// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** The source of a program; equal sources have the same text. */
interface OpenClSource {

  /** Returns what to call it in messages. */
  String name();

  /** Returns the text, which is asked for when the program is built. */
  String text();

  /** Returns whether there can be so many of this kind that not all are kept. */
  default boolean isGenerated() {
    return false;
  }
}
