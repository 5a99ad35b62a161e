// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

/** The forms in which {@code validate} prints. */
enum ComparisonFormat {
  TEXT,
  JSON
}
