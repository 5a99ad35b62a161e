// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.json.JsonReporter;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.TextReporter;

/** Forms of the report file. */
enum ReportFormat {
  TEXT("txt", new TextReporter(Palette.PLAIN)),
  JSON("json", new JsonReporter());

  private final String extension;
  private final Reporter reporter;

  ReportFormat(String extension, Reporter reporter) {
    this.extension = extension;
    this.reporter = reporter;
  }

  /** Returns the name of the file where the user gives none. */
  String defaultFileName() {
    return "tensorlint." + extension;
  }

  Reporter reporter() {
    return reporter;
  }
}
