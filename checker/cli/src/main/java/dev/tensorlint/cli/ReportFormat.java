// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.json.JsonReporter;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.TextReporter;

/** The values of {@code --format}. */
enum ReportFormat {
  TEXT {
    @Override
    Reporter reporter(Palette palette) {
      return new TextReporter(palette);
    }
  },
  JSON {
    @Override
    Reporter reporter(Palette palette) {
      return new JsonReporter();
    }
  };

  /**
   * Returns what writes this format.
   *
   * @param palette for formats that have colours
   */
  abstract Reporter reporter(Palette palette);
}
