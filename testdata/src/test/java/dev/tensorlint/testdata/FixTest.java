// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each fix is proved by execution: the bad cases are fixed, compiled, linted and run, and the bug
 * is gone while the program does what it did.
 */
@ExtendWith(SharedCases.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FixTest {

  /** Tensors are numbered throughout the process. */
  private static final Pattern NUMBER = Pattern.compile("#\\d+");

  private final FixedCases fixed;
  private final CaseRunner before;
  private final CaseRunner after;

  FixTest(FixedCases fixed, @TempDir Path folder) throws IOException {
    this.fixed = fixed;
    Path sources = folder.resolve("sources");
    for (Case program : fixed.cases()) {
      Path copy = sources.resolve(fixed.folder().relativize(program.file()));
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, fixed.textOf(program));
    }
    before = runner(fixed.folder(), folder.resolve("before"));
    after = runner(sources, folder.resolve("after"));
  }

  /**
   * @param sources where the programs lie
   * @param classes where their class files go
   */
  private CaseRunner runner(Path sources, Path classes) throws IOException {
    List<Path> files =
        fixed.cases().stream()
            .map(program -> sources.resolve(fixed.folder().relativize(program.file())))
            .toList();
    return new CaseRunner(Compilation.of(files, Files.createDirectories(classes)));
  }

  @TestFactory
  Stream<DynamicTest> theFixedSourceIsThatOfTheGoldenFile() {
    return tests(program -> Golden.check(goldenOf(program), fixed.textOf(program)));
  }

  /** What has no fix stays as it was, and a fix brings nothing new. */
  @TestFactory
  Stream<DynamicTest> nothingNewIsLeftToFind() {
    return fixed.cases().stream()
        .filter(fixed::isPartlyFixed)
        .map(program -> dynamicTest(program.toString(), () -> checkNothingNew(program)));
  }

  private void checkNothingNew(Case program) {
    List<String> left = messages(fixed.remainingIn(program));
    messages(fixed.foundIn(program)).forEach(left::remove);
    assertEquals(List.of(), left, () -> fixed.textOf(program));
  }

  private static List<String> messages(List<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.rule() + ": " + finding.message())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @TestFactory
  Stream<DynamicTest> theBugIsGoneAndTheRestIsTheSame() {
    return tests(program -> checkRun(program, Devices.java()));
  }

  /** One case of each rule; devices differ in no rule's matter. */
  @TestFactory
  Stream<DynamicTest> theBugIsGoneOnOpenCl() {
    return Devices.openCl()
        .map(this::testsOn)
        .orElseGet(() -> Stream.of(dynamicTest("every rule", RunTest::reportMissingOpenCl)));
  }

  private Stream<DynamicTest> testsOn(Device device) {
    return fixed.provedRules().stream()
        .map(rule -> dynamicTest(rule, () -> checkRun(fixed.proofOf(rule), device)));
  }

  /** A rule that offers fixes has a case that proves one. */
  @Test
  void everyRuleWithFixesHasAProof() {
    Set<String> unproved = new TreeSet<>(FixingRules.names());
    assertFalse(unproved.isEmpty(), "no rule with fixes is found");
    unproved.removeAll(fixed.provedRules());
    assertEquals(Set.of(), unproved, "rules with remedies and no bad case that is wholly fixed");
  }

  /** What the index of the rules says of fixes is so. */
  @Test
  void aRuleSaysWhetherItHasFixes() {
    Set<String> saying =
        RuleCatalog.all().stream()
            .filter(rule -> !rule.metadata().fix().isEmpty())
            .map(Rule::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(FixingRules.names(), saying);
  }

  @Test
  void theTableSaysHowManyAreFixed() throws IOException {
    String table = new FixTable(fixed).markdown(resource("about-fixes.md"));
    Golden.check(Folders.PROJECT.resolve("docs/fixes.md"), table + resource("foreign-fixes.md"));
  }

  private static String resource(String name) throws IOException {
    return Files.readString(Folders.TESTDATA.resolve("src/test/resources").resolve(name));
  }

  /** What is fixed is also run, before and after. */
  @TestFactory
  Stream<DynamicTest> eachShapeThatWentWrongHasFourCases() {
    return FixShape.ALL.stream()
        .map(shape -> dynamicTest(shape.title(), () -> assertTrue(fixedOf(shape) >= 4)));
  }

  private long fixedOf(FixShape shape) {
    Set<String> names = new TreeSet<>(shape.cases());
    return fixed.cases().stream()
        .filter(program -> names.contains(program.name()))
        .filter(fixed::isFixed)
        .count();
  }

  @TestFactory
  Stream<DynamicTest> aCaseWithoutAFixHasNoFixedSource() {
    return fixed.cases().stream()
        .filter(program -> !fixed.isFixed(program))
        .map(program -> dynamicTest(program.toString(), () -> assertNoGolden(program)));
  }

  private void assertNoGolden(Case program) {
    assertFalse(Files.exists(goldenOf(program)), () -> goldenOf(program) + " is of no use");
  }

  private Path goldenOf(Case program) {
    return Folders.TESTDATA.resolve(fixed.folder().relativize(program.fixed()));
  }

  private void checkRun(Case program, Device device) {
    Run bad = Run.of(before, program, device);
    Run good = Run.of(after, program, device);
    if (!good.isEndless()) {
      assertTrue(isClean(program, good.seen().outcome()), () -> explained(program, good));
    }
    if (bad.seen().outcome().strains().contains(Outcome.Strain.DRAWS_IMPLICITLY)) {
      assertEquals(
          good.printed(), Run.of(after, program, device).printed(), "a seed gives it again");
    } else if (bad.seen().failure() == null) {
      assertEquals(bad.printed(), good.printed(), () -> explained(program, good));
    } else {
      assertTrue(good.printed().startsWith(bad.printed()), () -> explained(program, good));
    }
  }

  /** What the case puts a strain on must be gone; others may be there all the same. */
  private static boolean isClean(Case program, Outcome seen) {
    boolean isHarmless =
        Outcome.parse("clean").isShownBy(seen)
            || Outcome.parse("keeps the reference").isShownBy(seen);
    return isHarmless && Collections.disjoint(seen.strains(), program.expected().strains());
  }

  private String explained(Case program, Run good) {
    return fixed.textOf(program)
        + "\n"
        + good.seen().outcome()
        + "\n"
        + good.seen().failure()
        + "\n"
        + good.printed();
  }

  private record Run(Observation seen, String printed) {
    /** A server that goes on where it ran out of memory before. */
    boolean isEndless() {
      return seen.failure() instanceof Output.Endless;
    }

    static Run of(CaseRunner runner, Case program, Device device) {
      try (Output output = Output.take()) {
        Observation seen = runner.run(program, device);
        return new Run(seen, NUMBER.matcher(output.text()).replaceAll("#"));
      }
    }
  }

  /** A check of a fixed case. */
  private interface Check {
    void accept(Case program) throws IOException;
  }

  private Stream<DynamicTest> tests(Check check) {
    return fixed.cases().stream()
        .filter(fixed::isFixed)
        .map(program -> dynamicTest(program.toString(), () -> check.accept(program)));
  }
}
