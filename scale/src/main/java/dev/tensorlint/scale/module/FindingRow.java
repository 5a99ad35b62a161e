// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.util.List;

/**
 * A finding as a row.
 *
 * @param fingerprint by which it is known again in another version of the code or the tool
 * @param file path in the module
 * @param line from 1
 * @param column from 1
 * @param method enclosing method as {@code Type.name}
 * @param trace its steps as {@code file:line:column: note}
 */
public record FindingRow(
    String fingerprint,
    String rule,
    String severity,
    String confidence,
    String file,
    int line,
    int column,
    String method,
    String resource,
    String message,
    String help,
    List<String> trace) {

  public FindingRow {
    trace = List.copyOf(trace);
  }
}
