// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the build files do not tell, by what it costs. A library that is missing in a module without
 * any modelled type leaves nothing unlooked at: that is worth a note, and the run is complete.
 *
 * @param modelledFiles the files that have to do with modelled types
 */
record ProjectGaps(ProjectLayout layout, Set<Path> modelledFiles) {

  /** Returns the diagnostics of the build files. */
  List<Diagnostic> diagnostics() {
    return layout.diagnostics().stream()
        .map(each -> each.isGap() && isWithoutCost(each) ? asNote(each) : each)
        .toList();
  }

  private boolean isWithoutCost(Diagnostic gap) {
    List<ProjectModule> concerned =
        layout.modules().stream().filter(each -> isAbout(gap, each)).toList();
    return !concerned.isEmpty() && concerned.stream().noneMatch(this::hasModelledTypes);
  }

  private static boolean isAbout(Diagnostic gap, ProjectModule module) {
    return gap.path() != null && module.folder().equals(Path.of(gap.path()).getParent());
  }

  /** Of a module without sources the gap may be that of the modules which inherit from it. */
  private boolean hasModelledTypes(ProjectModule module) {
    return roots(module).findAny().isEmpty()
        || roots(module).anyMatch(root -> modelledFiles.stream().anyMatch(f -> f.startsWith(root)));
  }

  private static Stream<Path> roots(ProjectModule module) {
    return Stream.concat(module.sourceRoots().stream(), module.testRoots().stream());
  }

  private static Diagnostic asNote(Diagnostic gap) {
    return new Diagnostic(
        Severity.NOTE,
        gap.path(),
        gap.line(),
        gap.column(),
        gap.message() + " (nothing modelled is used there)");
  }
}
