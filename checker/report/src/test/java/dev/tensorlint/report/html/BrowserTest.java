// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens reports in a browser where there is one, and reads the document that it makes of them. */
class BrowserTest {

  private static final Optional<Tool> BROWSER =
      Tool.first("chromium", "chromium-browser", "google-chrome", "chrome");

  private final Path folder;

  BrowserTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @BeforeEach
  void needsBrowser() {
    Assumptions.assumeTrue(
        BROWSER.isPresent(), "no Chromium is on the search path: the page is not opened here");
  }

  @Test
  void aFindingIsShownWithItsLifetime() throws IOException, InterruptedException {
    String page = opened(HtmlSample.full(), 1);
    assertTrue(page.contains("<article class=\"finding\""), page);
    assertEquals(3, count("<div class=\"mark-box\"", page));
    assertEquals(3, count("<div class=\"remark ", page));
    assertTrue(page.contains("<div class=\"diff-line added\""), page);
  }

  @Test
  void hostileTextStaysText() throws IOException, InterruptedException {
    String page = opened(HtmlSample.hostile(), 0);
    assertTrue(page.contains("<article class=\"finding\""), page);
    assertTrue(page.contains("<title>TensorLint report</title>"), page);
    assertEquals(0, count("<img", page));
    assertEquals(2, count("<script", page));
    assertTrue(page.contains("&lt;img src=x onerror="), page);
    assertFalse(Pattern.compile("[\u202a-\u202e\u2066-\u2069\u2028\u2029]").matcher(page).find());
  }

  /** Returns the document after the page has shown one of its findings. */
  private String opened(Report report, int finding) throws IOException, InterruptedException {
    String page = HtmlSample.page(report);
    Path file = folder.resolve("report.html");
    Files.writeString(file, page);
    String id = HtmlSample.parsed(page).get("findings").get(finding).get("id").asText();
    Tool.Output output =
        BROWSER
            .orElseThrow()
            .run(
                folder,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                file.toUri() + "#" + id);
    assertEquals(0, output.exitCode(), output.text());
    return output.text();
  }

  private static int count(String piece, String text) {
    return text.split(Pattern.quote(piece), -1).length - 1;
  }
}
