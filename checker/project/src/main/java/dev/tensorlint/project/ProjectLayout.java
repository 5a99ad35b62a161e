// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.finding.Diagnostic;
import java.util.List;

/**
 * What the build files of a project tell.
 *
 * @param modules in the order in which the build names them
 * @param diagnostics what could not be read or resolved, each with its module and its cure; a
 *     {@link Diagnostic#isGap gap} means that names of one module stay unresolved
 */
public record ProjectLayout(List<ProjectModule> modules, List<Diagnostic> diagnostics) {

  public ProjectLayout {
    modules = List.copyOf(modules);
    diagnostics = List.copyOf(diagnostics);
  }
}
