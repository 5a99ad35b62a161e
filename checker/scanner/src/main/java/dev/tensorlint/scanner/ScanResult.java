// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Program;
import java.util.List;

/**
 * A translated program.
 *
 * @param diagnostics what could not be read, parsed or translated, in {@link Diagnostic#ORDER}
 */
public record ScanResult(Program program, List<Diagnostic> diagnostics, ScanCounts counts) {

  public ScanResult {
    diagnostics = diagnostics.stream().sorted(Diagnostic.ORDER).toList();
  }
}
