// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleEntry;
import java.io.Serializable;
import java.util.List;

/**
 * A module whose turn has come.
 *
 * @param key of its outcome
 * @param level from 0
 * @param dependencies modules whose summaries it is given, the nearest first
 * @param cycle modules in a cycle with it, whose summaries are not there yet
 * @param bytes of its content, by which the largest modules are begun first
 */
record Planned(
    ModuleEntry entry,
    String key,
    int level,
    List<String> dependencies,
    List<String> cycle,
    long bytes)
    implements Serializable {

  Planned {
    dependencies = List.copyOf(dependencies);
    cycle = List.copyOf(cycle);
  }
}
