// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/** When a model is used. */
public enum ModelActivation {
  /** In every run. */
  ALWAYS,
  /** When the user names no models. */
  DEFAULT,
  /** When the user names it. */
  ON_REQUEST
}
