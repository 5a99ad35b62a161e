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
 * @param mavenFolders folders with a {@code pom.xml} among what was asked for
 */
public record SourceFiles(List<Path> files, List<Path> mavenFolders, List<Diagnostic> diagnostics) {

  public SourceFiles {
    files = List.copyOf(files);
    mavenFolders = List.copyOf(mavenFolders);
    diagnostics = List.copyOf(diagnostics);
  }
}
