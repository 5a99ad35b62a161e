// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What the cases prove of each rule, as a page. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ValidationPageTest {

  private static final Path PAGE = Folders.PROJECT.resolve("docs/validation.md");
  private static final String UPDATE = "tensorlint.updateGolden";

  private final List<Case> cases = Cases.in(Folders.TESTDATA);
  private Tallies tallies;

  @BeforeAll
  void lintAndRun(@TempDir Path folder) throws IOException {
    List<Path> files = cases.stream().map(Case::file).toList();
    Path classes = Files.createDirectories(folder.resolve("classes"));
    CaseRunner runner = new CaseRunner(Compilation.of(files, classes));
    List<Case> bad = cases.stream().filter(Case::isBad).toList();
    FixedCases fixed = FixedCases.of(bad, Files.createDirectories(folder.resolve("before")));
    tallies =
        new Tallies(
            cases,
            List.of(Lint.byScanner(files), Lint.byCompiler(files)),
            agreeing(runner, Devices.java()),
            Devices.openCl().map(device -> agreeing(runner, device)),
            fixed);
  }

  /** Returns the names of the cases whose runs show what they say. */
  private Set<String> agreeing(CaseRunner runner, Device device) {
    Set<String> agreeing = new HashSet<>();
    for (Case program : cases) {
      if (Agreement.differences(program, runner.run(program, device)).isEmpty()) {
        agreeing.add(program.name());
      }
    }
    return agreeing;
  }

  @Test
  void nothingIsMissedNothingIsFalseAndEveryRunAgrees() {
    for (Rule rule : RuleCatalog.all()) {
      Tally tally = tallies.of(rule.name());
      assertEquals(0, tally.missed(), rule.name());
      assertEquals(0, tally.falseFindings(), rule.name());
      assertEquals(tally.cases(), tally.agreedOnJava(), rule.name());
      tally.agreedOnOpenCl().ifPresent(agreed -> assertEquals(tally.cases(), agreed, rule.name()));
    }
  }

  /**
   * The numbers are those of the last time that the page was written, which any new case changes,
   * and a rule that is newer has no row yet; all that the page says else has to be so today.
   */
  @Test
  void thePageIsThatOfTheRules() throws IOException {
    String page = ValidationPage.of(tallies);
    if (Boolean.getBoolean(UPDATE)) {
      Files.writeString(PAGE, page);
    }
    assertTrue(Files.exists(PAGE), () -> PAGE + " is missing: write it with -D" + UPDATE + "=true");
    List<String> stale = new ArrayList<>(lines(Files.readString(PAGE)));
    stale.removeAll(lines(page));
    assertEquals(List.of(), stale, PAGE::toString);
  }

  private static List<String> lines(String page) {
    return page.replaceAll("\\| (\\d+|-) (?=\\|)", "| # ").lines().toList();
  }

  /**
   * What the cases prove of a rule.
   *
   * @param bad cases in which it has something to find
   * @param good cases that look like its bug and have none
   * @param wanted findings that are marked
   * @param fixed bad cases that fixes mend, unsafe ones included, each proved by a run
   */
  record Tally(
      String rule,
      int bad,
      int good,
      int wanted,
      int missed,
      int falseFindings,
      int agreedOnJava,
      Optional<Integer> agreedOnOpenCl,
      int fixed) {

    int cases() {
      return bad + good;
    }
  }
}
