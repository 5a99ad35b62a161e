// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** The files that a configuration may name. */
final class Reach {

  private static final String TRUST = "or trust the project with --trust-project";

  private final Path folder;
  private final Trust trust;
  private final ProjectRoot root;

  /**
   * @param folder where relative paths start
   */
  Reach(Path folder, Trust trust) {
    this.folder = folder;
    this.trust = trust;
    this.root = ProjectRoot.around(folder);
  }

  /** Returns whether a file may be read as the configuration itself. */
  boolean includes(Path file) {
    return trust == Trust.TRUSTED || root.holds(file);
  }

  /** Returns what is said of a configuration that may not be read. */
  static String outside() {
    return "is a symbolic link to a file outside of the project and is not read: name that file with"
        + " --config, "
        + TRUST;
  }

  /**
   * Returns the file of a written path; empty when the configuration may not name it, which is
   * reported.
   *
   * @param option the option with which a user names such a file
   */
  Optional<Path> file(YamlFields.Written written, String option, YamlProblems problems) {
    String quoted = YamlProblems.quoted(written.text(), "this path");
    try {
      Path file = folder.resolve(written.text()).normalize();
      if (includes(file)) {
        return Optional.of(file);
      }
      String cure = ": name it with " + option + ", " + TRUST;
      problems.report(written.at(), quoted + " leads out of the project and is not used" + cure);
    } catch (InvalidPathException e) {
      problems.report(written.at(), quoted + " is not a path");
    }
    return Optional.empty();
  }
}
