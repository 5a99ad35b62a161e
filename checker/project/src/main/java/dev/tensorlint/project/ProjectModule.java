// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One module of a project, as far as its build files tell without being run.
 *
 * @param name as its build names it, for messages
 * @param folder of its build file
 * @param sourceRoots folders of main sources that exist
 * @param testRoots folders of test sources that exist
 * @param classpath jars and folders of classes that the main sources use, in their order; modules
 *     of the same project are not among them, as their sources are known
 * @param uses folders of the modules of the same project that it uses, in the order of its class
 *     path
 * @param isBeside whether it lies beside the folder that was asked for: modules in that use its
 *     types, and nothing is reported in it
 * @param release the version of Java whose API its sources use, 0 where the build does not say
 * @param encoding of the sources; null where the build does not say
 */
public record ProjectModule(
    String name,
    Path folder,
    List<Path> sourceRoots,
    List<Path> testRoots,
    List<Path> classpath,
    List<Path> uses,
    boolean isBeside,
    int release,
    @Nullable Charset encoding) {

  public ProjectModule {
    sourceRoots = List.copyOf(sourceRoots);
    testRoots = List.copyOf(testRoots);
    classpath = List.copyOf(classpath);
    uses = List.copyOf(uses);
  }
}
