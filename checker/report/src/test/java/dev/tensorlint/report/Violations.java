// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import se.bjurr.violations.lib.ViolationsApi;
import se.bjurr.violations.lib.model.Violation;
import se.bjurr.violations.lib.reports.Parser;

/** What a library reads out of our reports that servers use to show those of many tools. */
public final class Violations {

  private Violations() {}

  public static List<Violation> read(Parser parser, Path folder, String report) {
    try {
      Files.writeString(folder.resolve("report"), report);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ViolationsApi.violationsApi()
        .withPattern(".*/report$")
        .inFolder(folder.toString())
        .findAll(parser)
        .violations()
        .stream()
        .sorted(Comparator.comparing(Violation::getStartLine))
        .toList();
  }
}
