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
 * @param versions classes of versions of libraries that the code is known to use, though the class
 *     path does not have them
 */
public record ModelRequest(
    ModelChoice choice, List<Path> files, List<Path> classpath, Set<String> versions) {

  /** All bundled models that are active by default, and nothing else. */
  public static final ModelRequest BUNDLED =
      new ModelRequest(ModelChoice.DEFAULT, List.of(), List.of());

  public ModelRequest {
    files = List.copyOf(files);
    classpath = List.copyOf(classpath);
    versions = Set.copyOf(versions);
  }

  /** A request for code of which no version of a library is known. */
  public ModelRequest(ModelChoice choice, List<Path> files, List<Path> classpath) {
    this(choice, files, classpath, Set.of());
  }

  /** Returns the request for code that uses these versions. */
  public ModelRequest with(Set<String> inUse) {
    return new ModelRequest(choice, files, classpath, inUse);
  }

  /** A request that names the bundled and class path models; no name means the default ones. */
  public ModelRequest(Set<String> names, List<Path> files, List<Path> classpath) {
    this(ModelChoice.only(names), files, classpath);
  }
}
