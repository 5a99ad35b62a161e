// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.project.GapGroup;
import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the build files do not tell, by what it costs, and what has one cause together. Where no
 * call that has to do with a modelled type is unresolved in a module, a library that it misses
 * leaves nothing unlooked at: that is worth a note, and the run is complete.
 *
 * @param modelledFiles the files that have to do with modelled types
 * @param unresolvedFiles those of them in which such a call is unresolved
 */
record ProjectGaps(ProjectLayout layout, Set<Path> modelledFiles, Set<Path> unresolvedFiles) {

  private static final String UNUSED = "nothing modelled is used there";
  private static final String UNCALLED = "no call on a modelled type is unresolved there";

  /** Returns the diagnostics of the build files: one for each cause, by what it costs. */
  List<Diagnostic> diagnostics() {
    List<Diagnostic> all = new ArrayList<>(layout.problems());
    groups(this::isCostly).forEach(each -> all.add(each.diagnostic()));
    groups(gap -> !isCostly(gap) && isUsed(gap)).forEach(each -> all.add(note(each, UNCALLED)));
    groups(gap -> !isUsed(gap)).forEach(each -> all.add(note(each, UNUSED)));
    all.sort(Diagnostic.ORDER);
    return all;
  }

  /** Returns the gaps of several modules that are said in one line, each by itself. */
  List<Diagnostic> members() {
    return Stream.of(groups(this::isCostly), groups(gap -> !isCostly(gap)))
        .flatMap(List::stream)
        .filter(group -> group.members().size() > 1)
        .flatMap(group -> group.members().stream())
        .map(ProjectGap::diagnostic)
        .toList();
  }

  private List<GapGroup> groups(Predicate<ProjectGap> isMeant) {
    return GapGroup.of(layout.gaps().stream().filter(isMeant).collect(Collectors.toList()));
  }

  private boolean isCostly(ProjectGap gap) {
    return concerns(gap, unresolvedFiles);
  }

  private boolean isUsed(ProjectGap gap) {
    return concerns(gap, modelledFiles);
  }

  /** The gap of a module without sources may be that of the modules which inherit from it. */
  private boolean concerns(ProjectGap gap, Set<Path> files) {
    List<ProjectModule> modules =
        layout.modules().stream().filter(each -> isAbout(gap, each)).toList();
    boolean isOfAll = modules.isEmpty() || modules.stream().anyMatch(each -> !hasSources(each));
    return isOfAll ? !files.isEmpty() : modules.stream().anyMatch(each -> concerns(each, files));
  }

  /** What a module beside those that are checked lacks is missed in those that use it. */
  private boolean concerns(ProjectModule module, Set<Path> files) {
    return hasOneOf(module, files)
        || (module.isBeside()
            && layout.modules().stream()
                .anyMatch(each -> each.uses().contains(module.folder()) && hasOneOf(each, files)));
  }

  private static boolean isAbout(ProjectGap gap, ProjectModule module) {
    return module.folder().equals(Path.of(gap.path()).getParent());
  }

  private static boolean hasSources(ProjectModule module) {
    return roots(module).findAny().isPresent();
  }

  private static boolean hasOneOf(ProjectModule module, Set<Path> files) {
    return roots(module).anyMatch(root -> files.stream().anyMatch(file -> file.startsWith(root)));
  }

  private static Stream<Path> roots(ProjectModule module) {
    return Stream.concat(module.sourceRoots().stream(), module.testRoots().stream());
  }

  private static Diagnostic note(GapGroup group, String why) {
    Diagnostic gap = group.diagnostic();
    String message = gap.message() + " (" + why + ")";
    return new Diagnostic(Severity.NOTE, gap.path(), gap.line(), gap.column(), message);
  }
}
