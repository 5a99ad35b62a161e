// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the build files of a project tell.
 *
 * @param modules in the order in which the build names them
 * @param gaps what the build files of one module do not tell; consequences are part of their causes
 * @param problems what else could not be read or resolved, each with its cure, in {@link
 *     Diagnostic#ORDER}
 */
public record ProjectLayout(
    List<ProjectModule> modules, List<ProjectGap> gaps, List<Diagnostic> problems) {

  public ProjectLayout {
    modules = List.copyOf(modules);
    gaps = List.copyOf(ProjectGap.joined(gaps));
    problems = problems.stream().sorted(Diagnostic.ORDER).toList();
  }

  /** Returns what several projects tell, one after the other. */
  public static ProjectLayout all(List<ProjectLayout> layouts) {
    return new ProjectLayout(
        layouts.stream().flatMap(each -> each.modules().stream()).toList(),
        layouts.stream().flatMap(each -> each.gaps().stream()).toList(),
        layouts.stream().flatMap(each -> each.problems().stream()).toList());
  }

  /** Returns all that could not be read or resolved, each gap by itself. */
  public List<Diagnostic> diagnostics() {
    return Stream.concat(gaps.stream().map(ProjectGap::diagnostic), problems.stream())
        .sorted(Diagnostic.ORDER)
        .toList();
  }

  /** Returns the class paths of all modules, each entry once, in the order of the modules. */
  public List<Path> classpath() {
    return modules.stream().flatMap(each -> each.classpath().stream()).distinct().toList();
  }

  /** Returns the folders of main sources of the modules that were asked for. */
  public List<Path> sourceRoots() {
    return asked().flatMap(each -> each.sourceRoots().stream()).distinct().toList();
  }

  /** Returns the folders of test sources of the modules that were asked for. */
  public List<Path> testRoots() {
    return asked().flatMap(each -> each.testRoots().stream()).distinct().toList();
  }

  /**
   * Returns the folders of main sources of modules that lie beside those that were asked for: they
   * tell what these use, and nothing is reported in them.
   */
  public List<Path> rootsBeside() {
    List<Path> own = sourceRoots();
    return modules.stream()
        .filter(ProjectModule::isBeside)
        .flatMap(each -> each.sourceRoots().stream())
        .filter(each -> !own.contains(each))
        .distinct()
        .toList();
  }

  private Stream<ProjectModule> asked() {
    return modules.stream().filter(each -> !each.isBeside());
  }

  /**
   * Returns the source folders that the files of each source folder can name classes of, in the
   * order of the class path: those of its module, then those of the modules that this uses. Tests
   * are seen by tests alone.
   */
  public Map<Path, List<Path>> visibleRoots() {
    Map<Path, List<Path>> mainRoots = new HashMap<>();
    modules.forEach(each -> mainRoots.put(each.folder(), each.sourceRoots()));
    Map<Path, List<Path>> visible = new LinkedHashMap<>();
    for (ProjectModule module : modules) {
      List<Path> seen = new ArrayList<>(module.sourceRoots());
      module.uses().forEach(used -> seen.addAll(mainRoots.getOrDefault(used, List.of())));
      module.sourceRoots().forEach(root -> visible.putIfAbsent(root, List.copyOf(seen)));
      seen.addAll(0, module.testRoots());
      module.testRoots().forEach(root -> visible.putIfAbsent(root, List.copyOf(seen)));
    }
    return visible;
  }

  /** Returns the encoding of the sources, where all modules that name one name the same. */
  public Optional<Charset> encoding() {
    List<Charset> named =
        modules.stream().map(ProjectModule::encoding).filter(Objects::nonNull).distinct().toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }
}
