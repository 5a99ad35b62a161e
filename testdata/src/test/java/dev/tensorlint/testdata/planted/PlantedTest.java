// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.planted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.testdata.Compilation;
import dev.tensorlint.testdata.Folders;
import dev.tensorlint.testdata.Golden;
import dev.tensorlint.testdata.generated.ProgramLinter;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The correct program is clean, and each planted bug is found or missed as recorded. */
final class PlantedTest {

  private static final Path FOLDER = Folders.TESTDATA.resolve("planted");

  private final Sources program = Sources.in(FOLDER);
  private final ProgramLinter linter = new ProgramLinter();

  @Test
  void theCorrectProgramLeavesNothingOpen(@TempDir Path classes) throws Exception {
    Compilation.of(Sources.files(FOLDER), classes);
    try (URLClassLoader loader =
            new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader());
        LeakWatch watch = LeakWatch.start()) {
      Devices.withDevice(Devices.java(), () -> runMain(loader));
      assertTrue(watch.report().isEmpty(), () -> watch.report().toString());
    }
  }

  private static void runMain(ClassLoader loader) {
    try {
      Object log = loader.loadClass("service.app.Main").getMethod("run").invoke(null);
      assertTrue(String.valueOf(log).contains("rank 400"), () -> "log: " + log);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theCorrectProgramHasNoFinding() {
    assertEquals("", String.join("\n", findings(program).stream().map(PlantedTest::line).toList()));
  }

  @Test
  void plantedBugsAreFoundAsRecorded() throws IOException {
    List<PlantedBug> bugs = bugs();
    List<String> lines = new ArrayList<>();
    int found = 0;
    for (PlantedBug each : bugs) {
      Sources broken = each.plantIn(program);
      List<Finding> findings = findings(broken);
      boolean isFound = findings.stream().anyMatch(finding -> each.isToldBy(finding, broken));
      found += isFound ? 1 : 0;
      lines.add((isFound ? "found  " : "missed ") + each.name() + ": " + each.title());
      for (Finding finding : findings) {
        lines.add((each.isToldBy(finding, broken) ? "  " : "  elsewhere: ") + line(finding));
      }
    }
    lines.add(found + " of " + bugs.size() + " found");
    Golden.check(FOLDER.resolve("outcome.txt"), String.join("\n", lines) + "\n");
  }

  private static List<PlantedBug> bugs() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve("bugs"))) {
      return files.sorted().map(PlantedBug::read).toList();
    }
  }

  private List<Finding> findings(Sources sources) {
    List<Finding> all = new ArrayList<>();
    linter.lint(sources.byClass()).values().forEach(each -> all.addAll(each.findings()));
    return all;
  }

  static String line(Finding finding) {
    return "%s:%d %s %s: %s"
        .formatted(
            finding.place().file().path(),
            finding.place().start().line(),
            finding.rule(),
            finding.confidence().toString().toLowerCase(Locale.ROOT),
            finding.message());
  }
}
