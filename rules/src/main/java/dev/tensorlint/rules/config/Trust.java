// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

/** What a checked project may do. */
public enum Trust {
  /**
   * Nothing of the project is executed or loaded, and its configuration reaches no file outside of
   * the project.
   */
  UNTRUSTED,
  /**
   * The user trusts the project: its build may run, and its configuration may name files outside of
   * it.
   */
  TRUSTED
}
