// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.plan;

import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scanner.store.ContentKey;
import java.util.List;
import java.util.Map;

/**
 * What the outcome of a module follows from: its content, the summaries of its dependencies, the
 * build of TensorLint and the options.
 */
public final class ModuleKey {

  /** Counts the forms of an outcome. */
  private static final String KIND = "module-1";

  private final ContentKey start;

  /**
   * @param tool the print of the build of TensorLint
   */
  public ModuleKey(String tool, ModuleBudget budget) {
    this.start = new ContentKey(tool).with(KIND).with(budget.print());
  }

  /**
   * Returns the key of a module.
   *
   * @param content hash of all files of the module and of its class path
   * @param summaries hashes of the summaries of its dependencies by module, in the order in which
   *     they are used
   * @param cycle modules in a cycle with it
   */
  public String of(
      ModuleEntry entry, String content, Map<String, String> summaries, List<String> cycle) {
    ContentKey key =
        start
            .with(entry.name())
            .with(entry.version())
            .with(entry.kind().label())
            .with(content)
            .with(String.join("\n", cycle));
    for (Map.Entry<String, String> each : summaries.entrySet()) {
      key = key.with(each.getKey()).with(each.getValue());
    }
    return key.name();
  }
}
