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
 * @param foreign source files of other languages beside them, which are not scanned
 * @param configurations files that may name classes of the program
 */
public record SourceFiles(
    List<Path> files,
    List<Path> classes,
    List<Path> foreign,
    List<Path> configurations,
    List<Diagnostic> diagnostics) {

  public SourceFiles {
    files = List.copyOf(files);
    classes = List.copyOf(classes);
    foreign = List.copyOf(foreign);
    configurations = List.copyOf(configurations);
    diagnostics = List.copyOf(diagnostics);
  }
}
