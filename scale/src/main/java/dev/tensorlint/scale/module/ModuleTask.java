// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.util.List;

/**
 * The analysis of one module, as a worker process is asked for it.
 *
 * @param name of the module
 * @param version of the module, empty if unknown
 * @param isFolder whether {@code location} is a folder of sources, else an archive
 * @param hasClasses whether the archive has class files
 * @param location a path on this machine
 * @param classpath jars and folders of this machine
 * @param summaries of the modules that it calls, the nearest first
 * @param steps most steps of all methods together
 * @param sourceMiB most MiB that an archive may unpack to
 */
public record ModuleTask(
    String name,
    String version,
    boolean isFolder,
    boolean hasClasses,
    String location,
    List<String> classpath,
    List<ModuleSummary> summaries,
    long steps,
    int sourceMiB) {

  public ModuleTask {
    classpath = List.copyOf(classpath);
    summaries = List.copyOf(summaries);
  }
}
