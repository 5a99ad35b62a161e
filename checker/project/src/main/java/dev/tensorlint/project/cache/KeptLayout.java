// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.cache;

import dev.tensorlint.project.ProjectInputs;
import dev.tensorlint.project.ProjectLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What a project was read to be, and the prints of all that this depends on.
 *
 * @param at when it was read
 * @param paths prints of paths
 * @param folders prints of folders, by the names of the files below
 * @param parents prints of folders, by the names of the folders in them
 */
record KeptLayout(
    Instant at,
    Map<String, String> paths,
    Map<String, String> folders,
    Map<String, String> parents,
    ProjectLayout layout) {

  /** Repositories may have something new each day, as Maven takes it. */
  private static final Duration LIFE = Duration.ofDays(1);

  /** More than this is not kept: to compare it would take as long as to read the project. */
  private static final int MOST_INPUTS = 100_000;

  static boolean isKeepable(ProjectInputs inputs) {
    return !inputs.isPassing() && inputs.size() <= MOST_INPUTS;
  }

  static KeptLayout of(Instant at, ProjectInputs inputs, ProjectLayout layout) {
    Map<String, String> paths = new TreeMap<>();
    inputs.paths().forEach(each -> paths.put(each.toString(), InputPrint.of(each)));
    Map<String, String> folders = new TreeMap<>();
    inputs.folders().forEach(each -> folders.put(each.toString(), InputPrint.ofFilesBelow(each)));
    Map<String, String> parents = new TreeMap<>();
    inputs.parents().forEach(each -> parents.put(each.toString(), InputPrint.ofFoldersIn(each)));
    return new KeptLayout(at, paths, folders, parents, layout);
  }

  /**
   * Returns whether it is not too old, nothing that it depends on has changed, and all is there.
   */
  boolean isCurrent(Instant now) {
    boolean isYoung = !now.isBefore(at) && now.isBefore(at.plus(LIFE));
    return isYoung
        && areSame(paths, InputPrint::of)
        && areSame(folders, InputPrint::ofFilesBelow)
        && areSame(parents, InputPrint::ofFoldersIn)
        && layout.classpath().stream().allMatch(Files::exists);
  }

  private static boolean areSame(Map<String, String> prints, Function<Path, String> print) {
    return prints.entrySet().stream()
        .allMatch(each -> print.apply(Path.of(each.getKey())).equals(each.getValue()));
  }
}
