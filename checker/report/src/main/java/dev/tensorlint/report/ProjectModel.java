// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ProjectRoot;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.ModelOrigin;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/**
 * A lifecycle model that a project brings itself: one that its configuration names, or one in its
 * compiled classes or in a jar among its files. Such a model wins over a bundled one, so that it
 * can silence findings.
 *
 * @param path the file, as shown to people; {@code !/} after a jar
 */
public record ProjectModel(String name, String path) {

  private static final String IN_JAR = "!/";

  /**
   * Returns those of the models in use that are the project's own, by path.
   *
   * @param paths what is checked
   * @param configuration of the project
   */
  public static List<ProjectModel> among(
      List<LibraryModel> used, List<Path> paths, Configuration configuration) {
    List<String> named =
        configuration.modelFiles().stream().map(Path::toString).map(ProjectModel::shown).toList();
    List<ProjectRoot> roots = paths.stream().map(ProjectRoot::around).toList();
    return used.stream()
        .filter(
            model ->
                named.contains(model.path())
                    || (model.origin() == ModelOrigin.CLASSPATH && isBelow(model, roots)))
        .map(model -> new ProjectModel(model.name(), model.path()))
        .sorted(Comparator.comparing(ProjectModel::path))
        .toList();
  }

  private static String shown(String path) {
    return path.replace('\\', '/');
  }

  private static boolean isBelow(LibraryModel model, List<ProjectRoot> roots) {
    int end = model.path().indexOf(IN_JAR);
    Path file = Path.of(end < 0 ? model.path() : model.path().substring(0, end));
    return roots.stream().anyMatch(root -> root.holds(file));
  }
}
