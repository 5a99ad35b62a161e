// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ProjectGap;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Model;

/**
 * The POM of a module with its effective model.
 *
 * @param file the POM
 * @param model effective: with its parents, active profiles and managed dependencies
 */
record Pom(Path file, Model model) {

  String id() {
    return model.getGroupId() + ":" + model.getArtifactId() + ":" + model.getVersion();
  }

  Path folder() {
    Path parent = file.getParent();
    return parent == null ? file : parent;
  }

  /** Returns the module's name for messages. */
  String name() {
    return Coordinates.isName(model.getArtifactId())
        ? model.getArtifactId()
        : String.valueOf(folder().getFileName());
  }

  /** Returns something that the module's build files do not tell. */
  ProjectGap gap(ProjectGap.Kind kind, String cause, List<String> subjects, String cure) {
    return new ProjectGap(shownPath(), 0, name(), kind, cause, subjects, cure);
  }

  String shownPath() {
    return PomPaths.shown(file);
  }
}
