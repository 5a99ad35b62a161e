// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

/** A manifest that cannot be used, with what to do in one line. */
public final class ManifestException extends RuntimeException {

  private static final long serialVersionUID = 1;

  ManifestException(String message) {
    super(message);
  }
}
