// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.config.ProjectRoot;
import dev.tensorlint.rules.config.Trust;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The files that the build files of a project may name: those of the {@link ProjectRoot}, or any
 * where the project is trusted.
 */
public final class Confines {

  /** A build file that is no file of a project, such as one in a repository, names no files. */
  public static final Confines NOTHING = new Confines(null, false, new ProjectInputs());

  private final @Nullable ProjectRoot root;
  private final boolean isOpen;
  private final ProjectInputs inputs;

  private Confines(@Nullable ProjectRoot root, boolean isOpen, ProjectInputs inputs) {
    this.root = root;
    this.isOpen = isOpen;
    this.inputs = inputs;
  }

  /** Returns the confines of the project that a folder belongs to. */
  public static Confines of(Path folder, ProjectOptions options) {
    ProjectRoot root = ProjectRoot.around(folder, options.userFolder());
    return new Confines(root, options.trust() == Trust.TRUSTED, options.inputs());
  }

  /**
   * Returns whether a path, which need not exist, is in the project, or the project is trusted. The
   * path becomes one of the inputs: this is asked of all that build files name.
   */
  public boolean hold(Path path) {
    inputs.add(path);
    return isOpen || (root != null && root.holds(path));
  }

  /** Returns where to note what the reading depends on besides. */
  public ProjectInputs inputs() {
    return inputs;
  }
}
