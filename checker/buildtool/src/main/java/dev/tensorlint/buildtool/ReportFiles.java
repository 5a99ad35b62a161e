// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.text.Screen;
import dev.tensorlint.rules.rule.RulePages;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The files of a report, each in one form.
 *
 * @param files in the order in which they are written
 */
public record ReportFiles(Map<Path, ReportFormat> files) {

  /** Returns one file. */
  public static ReportFiles of(ReportFormat format, Path file) {
    return new ReportFiles(Map.of(file, format));
  }

  /**
   * Returns files of the same name, whose extensions tell the form.
   *
   * @param property name of the setting, for the message
   */
  public static ReportFiles in(Path folder, String name, String property, List<String> formats)
      throws BuildException {
    Map<Path, ReportFormat> files = new LinkedHashMap<>();
    for (String each : formats) {
      ReportFormat format = Choice.of(ReportFormat.class, property, each.strip());
      files.put(folder.resolve(name + "." + format.extension()), format);
    }
    return new ReportFiles(files);
  }

  /**
   * Returns these files and others.
   *
   * @param folder where relative names of files start
   * @param outputs each {@code FORMAT=FILE}
   */
  public ReportFiles and(Path folder, List<String> outputs) throws BuildException {
    Map<Path, ReportFormat> all = new LinkedHashMap<>(files);
    for (String each : outputs) {
      int end = each.indexOf('=');
      if (end < 0) {
        throw new BuildException(
            "invalid value for tensorlint.output: '" + each + "' is not FORMAT=FILE");
      }
      String word = each.substring(0, end).strip();
      ReportFormat format = Choice.of(ReportFormat.class, "tensorlint.output", word);
      Path file = folder.resolve(each.substring(end + 1).strip());
      if (all.put(file, format) != null) {
        throw new BuildException("two reports would be written to " + file);
      }
    }
    return new ReportFiles(all);
  }

  /** Returns the first of them, for messages. */
  public Path first() {
    return new ArrayList<>(files.keySet()).get(0);
  }

  /** Writes all of them; folders are made. */
  public void write(Report report, RulePages pages) throws BuildException {
    for (Map.Entry<Path, ReportFormat> each : files.entrySet()) {
      write(report, each.getValue(), pages, each.getKey());
    }
  }

  private static void write(Report report, ReportFormat format, RulePages pages, Path file)
      throws BuildException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (Writer writer = Files.newBufferedWriter(file)) {
        format.reporter(Screen.PLAIN, pages::of, pages).write(report, writer);
      }
    } catch (IOException e) {
      throw new BuildException("cannot write the report to " + file + ": " + e, e);
    }
  }
}
