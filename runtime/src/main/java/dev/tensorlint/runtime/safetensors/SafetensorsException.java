// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import java.io.IOException;

/** Thrown when a file is not in the format, or holds what this runtime cannot hold. */
public final class SafetensorsException extends IOException {

  private static final long serialVersionUID = 1L;

  SafetensorsException(String message) {
    super(message);
  }

  SafetensorsException(String message, Throwable cause) {
    super(message, cause);
  }
}
