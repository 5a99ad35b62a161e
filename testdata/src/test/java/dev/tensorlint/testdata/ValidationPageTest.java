// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.runtime.device.Devices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What the cases prove of each rule, as a page. That their runs agree is what {@link RunTest}
 * tests, and {@link FixTest} that those of the repaired ones do.
 */
@ExtendWith(SharedCases.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ValidationPageTest {

  private static final Path PAGE = Folders.PROJECT.resolve("docs/validation.md");
  private static final String UPDATE = "tensorlint.updateGolden";

  private final Tallies tallies;

  ValidationPageTest(CaseLints lints) {
    this.tallies =
        new Tallies(Cases.in(Folders.TESTDATA), List.of(lints.scanner(), lints.compiler()));
  }

  @Test
  void nothingIsMissedAndNothingIsFalse() {
    for (Rule rule : RuleCatalog.all()) {
      Tally tally = tallies.of(rule.name());
      assertEquals(0, tally.missed(), rule.name());
      assertEquals(0, tally.falseFindings(), rule.name());
    }
  }

  /** Where there is no OpenCL device, the page may have been written where there was one. */
  @Test
  void thePageSaysWhatIsSoToday() throws IOException {
    String page = ValidationPage.of(tallies, Devices.openCl().isPresent());
    if (Devices.openCl().isPresent() || Boolean.getBoolean(UPDATE)) {
      Golden.check(PAGE, page);
    } else {
      assertEquals(withoutOpenCl(Files.readString(PAGE)), withoutOpenCl(page), PAGE::toString);
    }
  }

  private static String withoutOpenCl(String page) {
    return page.replaceAll("(?m)^((?:\\| [^|]+ ){7})\\| (?:\\d+|-) ", "$1| - ");
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
      String rule, int bad, int good, int wanted, int missed, int falseFindings, int fixed) {

    int cases() {
      return bad + good;
    }
  }
}
