// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.scanner.LintRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The work of an analysis of fixed code, in counts that are the same on every machine. It may not
 * grow by more than a tenth unless the recorded counts change with it, which needs a reason in the
 * commit.
 */
final class WorkTest {

  private static final double MOST_GROWTH = 1.1;
  private static final Path RECORDED = Folders.TESTDATA.resolve("src/test/resources/work.txt");

  @Test
  void theWorkDoesNotGrowUnnoticed() throws IOException {
    AnalysisResult result = Lint.everything(seeds());
    Map<String, Long> now = new LinkedHashMap<>();
    now.put("methods", (long) result.methodsAnalysed());
    now.put("steps", result.steps());
    if (Golden.isUpdated()) {
      Golden.check(RECORDED, text(now));
    }
    Map<String, Long> recorded = read();
    now.forEach((name, count) -> assertNoMore(name, count, recorded.getOrDefault(name, 0L)));
  }

  /** The cases of the seeds: they stay as they are. */
  private static LintRequest seeds() {
    List<Path> files =
        Cases.in(Folders.TESTDATA).stream().map(Case::file).filter(WorkTest::isOfSeed).toList();
    return LintRequest.of(files)
        .withClasspath(Compilation.classpath())
        .withWorkingDirectory(Folders.TESTDATA);
  }

  private static boolean isOfSeed(Path file) {
    return Cases.seedFolders(Folders.TESTDATA).stream().anyMatch(file::startsWith);
  }

  private static void assertNoMore(String name, long count, long recorded) {
    assertTrue(
        count <= recorded * MOST_GROWTH,
        () -> "%s: %d, recorded are %d in %s".formatted(name, count, recorded, RECORDED));
  }

  private static String text(Map<String, Long> counts) {
    StringBuilder text = new StringBuilder();
    counts.forEach((name, count) -> text.append(name).append(' ').append(count).append('\n'));
    return text.toString();
  }

  private static Map<String, Long> read() throws IOException {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String line : Files.readAllLines(RECORDED)) {
      String[] parts = line.split(" ", -1);
      counts.put(parts[0], Long.valueOf(parts[1]));
    }
    return counts;
  }
}
