// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.buildtool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.ReportFormat;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReportFilesTest {

  private static final Path FOLDER = Path.of("folder").toAbsolutePath();

  private static final ReportFiles ONE = ReportFiles.of(ReportFormat.TEXT, FOLDER.resolve("a.txt"));

  @Test
  void eachFormatHasItsFile() throws Exception {
    ReportFiles files = ReportFiles.in(FOLDER, "t", "p", List.of("html", " gitlab"));
    assertEquals(
        Map.of(
            FOLDER.resolve("t.html"), ReportFormat.HTML,
            FOLDER.resolve("t.gitlab.json"), ReportFormat.GITLAB),
        files.files());
    assertEquals(FOLDER.resolve("t.html"), files.first());
  }

  @Test
  void outputsAreRelativeToTheProject() throws Exception {
    assertEquals(
        Map.of(
            FOLDER.resolve("a.txt"), ReportFormat.TEXT,
            FOLDER.resolve("out/a=b.sarif"), ReportFormat.SARIF),
        ONE.and(FOLDER, List.of("sarif=out/a=b.sarif")).files());
  }

  @ParameterizedTest
  @CsvSource({
    "a.sarif, 'invalid value for tensorlint.output: ''a.sarif'' is not FORMAT=FILE'",
    "json=a.txt, two reports would be written to",
    "pdf=a.pdf, invalid value for tensorlint.output: 'pdf' is not one of",
  })
  void whatIsNoOutputIsRefused(String output, String message) {
    BuildException refused =
        assertThrows(BuildException.class, () -> ONE.and(FOLDER, List.of(output)));
    String refusal = String.valueOf(refused.getMessage());
    assertTrue(refusal.startsWith(message), refusal);
  }
}
