// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Which models a run uses.
 *
 * @param names names of bundled and class path models to use; empty means those that are active by
 *     default. Models that are always active, and {@code files}, are used whatever stands here
 * @param files the user's own model files
 * @param classpath jars and folders whose {@code META-INF/tensorlint/*.yaml} are models
 */
public record ModelRequest(Set<String> names, List<Path> files, List<Path> classpath) {

  /** All bundled models that are active by default, and nothing else. */
  public static final ModelRequest BUNDLED = new ModelRequest(Set.of(), List.of(), List.of());

  public ModelRequest {
    names = Set.copyOf(names);
    files = List.copyOf(files);
    classpath = List.copyOf(classpath);
  }
}
