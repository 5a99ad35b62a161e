// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven;

import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.json.JsonReporter;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.TextReporter;

/** Forms of the report file. */
enum ReportFormat {
  TEXT("txt") {
    @Override
    Reporter reporter() {
      return new TextReporter(Palette.PLAIN);
    }
  },
  JSON("json") {
    @Override
    Reporter reporter() {
      return new JsonReporter();
    }
  };

  private final String extension;

  ReportFormat(String extension) {
    this.extension = extension;
  }

  /** Returns the name of the file where the user gives none. */
  String defaultFileName() {
    return "tensorlint." + extension;
  }

  /** Returns what writes this format. */
  abstract Reporter reporter();
}
