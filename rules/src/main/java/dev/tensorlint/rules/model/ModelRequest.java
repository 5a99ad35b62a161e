// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Which models a run uses.
 *
 * @param choice which bundled and class path models
 * @param files the user's own model files, which are always used
 * @param classpath jars and folders whose {@code META-INF/tensorlint/*.yaml} are models
 */
public record ModelRequest(ModelChoice choice, List<Path> files, List<Path> classpath) {

  /** All bundled models that are active by default, and nothing else. */
  public static final ModelRequest BUNDLED =
      new ModelRequest(ModelChoice.DEFAULT, List.of(), List.of());

  public ModelRequest {
    files = List.copyOf(files);
    classpath = List.copyOf(classpath);
  }

  /** A request that names the bundled and class path models; no name means the default ones. */
  public ModelRequest(Set<String> names, List<Path> files, List<Path> classpath) {
    this(ModelChoice.only(names), files, classpath);
  }
}
