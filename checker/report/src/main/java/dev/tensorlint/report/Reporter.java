// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import java.io.IOException;

/**
 * Writes a report in one format. Implementations are immutable; the same report gives the same
 * text, with {@code \n} between lines.
 */
public interface Reporter {

  /** Writes the whole report; neither flushes nor closes. */
  void write(Report report, Appendable out) throws IOException;
}
