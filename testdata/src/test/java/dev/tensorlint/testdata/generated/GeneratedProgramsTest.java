// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Findings of generated programs agree with their runs under all decisions, but for what is known.
 * The limits are those of today: they become stricter with the engine, and never laxer.
 */
class GeneratedProgramsTest {

  private static final Path FOLDER = Path.of("target", "generated-disagreements");

  private static final int PROGRAMS = 150;

  /** By how much a figure may be better than its limit before the limit has to follow. */
  private static final int SLACK = 5;

  /**
   * What is known to be wrong.
   *
   * @param falseDefinite definite findings that no run shows, although runs do all that they name
   * @param shownShare percentage of the potential findings that a run shows
   */
  private record Limits(
      int falseDefinite, int notAnalysed, int missed, int shownShare, int badFixes) {}

  private static Limits limits(Profile profile) {
    return switch (profile) {
      case PLAIN -> new Limits(0, 0, 0, 82, 0);
      // Missed: the result of a local Supplier, and an Optional that nobody closes.
      case RICH -> new Limits(0, 0, 4, 78, 0);
    };
  }

  @ParameterizedTest
  @EnumSource
  void findingsAgreeWithRuns(Profile profile) {
    Tally tally = new Tally();
    List<String> wrong = new ArrayList<>();
    new GeneratedPrograms(profile, new Trial())
        .judge(
            1,
            PROGRAMS,
            Long.MAX_VALUE,
            result -> {
              tally.add(result);
              result
                  .disagreements()
                  .forEach(each -> wrong.add(result.program().name() + " " + each));
            });
    String explained = tally.table(profile.name()) + String.join("\n", wrong);
    Limits limits = limits(profile);
    assertAll(
        explained,
        () ->
            check("false definite findings", tally.definite(Verdict.FALSE), limits.falseDefinite()),
        () -> check("methods not analysed", tally.notAnalysed(), limits.notAnalysed()),
        () -> check("missed bugs", tally.missed(), limits.missed()),
        () -> check("bad safe fixes", tally.badFixes(), limits.badFixes()),
        () ->
            check(
                "% of potential findings that no run shows",
                100 - tally.shownShare(), 100 - limits.shownShare()));
  }

  private static void check(String what, int figure, int limit) {
    if (figure < limit - SLACK) {
      System.out.println(
          "only " + figure + " " + what + ": make the limit of " + limit + " stricter");
    }
    assertTrue(figure <= limit, () -> figure + " " + what + ", the limit is " + limit);
  }

  /** The same seed gives the same program, and another one another. */
  @ParameterizedTest
  @EnumSource
  void aSeedGivesOneProgram(Profile profile) {
    List<String> once = texts(profile);
    assertEquals(once, texts(profile));
    assertEquals(once.size(), once.stream().distinct().count());
  }

  private static List<String> texts(Profile profile) {
    List<String> texts = new ArrayList<>();
    for (long seed = 1; seed <= 20; seed++) {
      texts.add(ProgramGenerator.of(profile, seed).with("G").text().clean());
    }
    return texts;
  }

  /** The long mode: CONTRIBUTING.md has the command. */
  @Test
  @EnabledIfSystemProperty(named = "tensorlint.generate.programs", matches = "\\d+")
  void manyPrograms() {
    long seed = Long.getLong("tensorlint.generate.seed", 1);
    int programs = Integer.getInteger("tensorlint.generate.programs", 0);
    long seconds = Long.getLong("tensorlint.generate.seconds", Integer.MAX_VALUE);
    for (Profile each : Profile.values()) {
      Tally tally =
          new LongRun(each, FOLDER, 3, System.out::println).judge(seed, programs, seconds);
      assertEquals(0, tally.definite(Verdict.FALSE), "false definite findings, see " + FOLDER);
    }
  }
}
