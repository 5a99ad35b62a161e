// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Path;
import java.util.List;

/**
 * What was found to be scanned.
 *
 * @param files source files, each once, sorted by the path that is shown
 * @param classes jars and folders of class files, each once, in the order of the request
 */
public record SourceFiles(List<Path> files, List<Path> classes, List<Diagnostic> diagnostics) {

  public SourceFiles {
    files = List.copyOf(files);
    classes = List.copyOf(classes);
    diagnostics = List.copyOf(diagnostics);
  }
}
