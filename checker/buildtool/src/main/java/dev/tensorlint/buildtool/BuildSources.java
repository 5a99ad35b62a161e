// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The sources that a build knows.
 *
 * @param roots source folders that exist
 * @param testRoots the source folders of tests, checked or not
 * @param classpath jars and folders of classes that the sources are compiled against
 * @param visibleRoots the source folders that each source folder sees, in the order of its class
 *     path; empty where each sees all
 */
public record BuildSources(
    List<Path> roots,
    List<Path> testRoots,
    List<Path> classpath,
    Map<Path, List<Path>> visibleRoots) {

  public BuildSources {
    roots = List.copyOf(roots);
    testRoots = List.copyOf(testRoots);
    classpath = List.copyOf(classpath);
    visibleRoots = Map.copyOf(visibleRoots);
  }
}
