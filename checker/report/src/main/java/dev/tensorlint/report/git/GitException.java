// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.git;

import java.io.IOException;

/** A repository that does not give what is asked of it. The message says what to do. */
public final class GitException extends IOException {

  private static final long serialVersionUID = 1;

  GitException(String message) {
    super(message);
  }
}
