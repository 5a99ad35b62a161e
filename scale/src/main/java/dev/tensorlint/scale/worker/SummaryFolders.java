// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.scale.module.ModuleSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Summaries as entries of a class path, where all front ends look for them. */
final class SummaryFolders {

  private SummaryFolders() {}

  /** Writes each summary into a folder of its own, and returns the folders in the same order. */
  static List<Path> write(List<ModuleSummary> summaries, Path scratch) throws IOException {
    List<Path> folders = new ArrayList<>();
    for (ModuleSummary each : summaries) {
      Path folder = scratch.resolve("summary-" + folders.size());
      Path file = SummaryFile.in(folder, each.module());
      Files.createDirectories(file.getParent());
      Files.writeString(file, each.text());
      folders.add(folder);
    }
    return folders;
  }
}
