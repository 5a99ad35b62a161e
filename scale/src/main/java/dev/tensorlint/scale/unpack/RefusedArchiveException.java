// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.unpack;

import java.io.IOException;

/** An archive that is not unpacked: it is too large, damaged, or names files outside of itself. */
public final class RefusedArchiveException extends IOException {

  private static final long serialVersionUID = 1;

  RefusedArchiveException(String message) {
    super(message);
  }

  RefusedArchiveException(String message, Throwable cause) {
    super(message, cause);
  }
}
