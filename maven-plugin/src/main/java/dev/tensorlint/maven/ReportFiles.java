// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

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
import org.apache.maven.plugin.MojoExecutionException;

/**
 * The files of a report, each in one form.
 *
 * @param files in the order in which they are written
 */
record ReportFiles(Map<Path, ReportFormat> files) {

  /** Returns one file. */
  static ReportFiles of(ReportFormat format, Path file) {
    return new ReportFiles(Map.of(file, format));
  }

  /**
   * Returns files of the same name, whose extensions tell the form.
   *
   * @param property user property of the parameter, for the message
   */
  static ReportFiles in(Path folder, String name, String property, List<String> formats)
      throws MojoExecutionException {
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
  ReportFiles and(Path folder, List<String> outputs) throws MojoExecutionException {
    Map<Path, ReportFormat> all = new LinkedHashMap<>(files);
    for (String each : outputs) {
      int end = each.indexOf('=');
      if (end < 0) {
        throw new MojoExecutionException(
            "invalid value for tensorlint.output: '" + each + "' is not FORMAT=FILE");
      }
      String word = each.substring(0, end).strip();
      ReportFormat format = Choice.of(ReportFormat.class, "tensorlint.output", word);
      Path file = folder.resolve(each.substring(end + 1).strip());
      if (all.put(file, format) != null) {
        throw new MojoExecutionException("two reports would be written to " + file);
      }
    }
    return new ReportFiles(all);
  }

  /** Returns the first of them, for messages. */
  Path first() {
    return new ArrayList<>(files.keySet()).get(0);
  }

  void write(Report report, RulePages pages) throws MojoExecutionException {
    for (Map.Entry<Path, ReportFormat> each : files.entrySet()) {
      write(report, each.getValue(), pages, each.getKey());
    }
  }

  private static void write(Report report, ReportFormat format, RulePages pages, Path file)
      throws MojoExecutionException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (Writer writer = Files.newBufferedWriter(file)) {
        format.reporter(Screen.PLAIN, pages::of, pages).write(report, writer);
      }
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write the report to " + file + ": " + e, e);
    }
  }
}
