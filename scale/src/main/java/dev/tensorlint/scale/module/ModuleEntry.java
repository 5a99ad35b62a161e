// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.io.Serializable;
import java.util.List;

/**
 * One line of a manifest.
 *
 * @param name by which other modules name it, unique in the manifest
 * @param version empty if unknown
 * @param location a path, a URI that Hadoop can read, or coordinates
 * @param dependencies names of other modules that its code calls
 * @param classpath jars and folders of classes that its code uses
 */
public record ModuleEntry(
    String name,
    String version,
    ModuleKind kind,
    String location,
    List<String> dependencies,
    List<String> classpath)
    implements Serializable {

  public ModuleEntry {
    dependencies = List.copyOf(dependencies);
    classpath = List.copyOf(classpath);
  }
}
