// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests about the cases themselves. */
final class CatalogTest {

  private static final int CASES_OF_A_RULE = 12;
  private static final int GOOD_CASES_OF_A_TRAP = 6;
  private static final int BAD_TWINS_OF_A_TRAP = 2;

  private final List<Case> cases = Cases.in(Folders.TESTDATA);

  @Test
  void everyRuleHasAFolderAndEveryFolderARule() {
    Set<String> rules = RuleCatalog.all().stream().map(Rule::name).collect(Collectors.toSet());
    assertFalse(rules.isEmpty(), "no rule is found on the class path");
    Set<String> folders =
        Cases.ruleFolders(Folders.TESTDATA).stream()
            .map(folder -> folder.getFileName().toString())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(rules), folders);
  }

  @Test
  void everyRuleHasEnoughCasesOfBothKinds() {
    for (Path folder : Cases.ruleFolders(Folders.TESTDATA)) {
      String rule = folder.getFileName().toString();
      long bad = cases.stream().filter(c -> c.subject().equals(rule) && c.isBad()).count();
      long good = cases.stream().filter(c -> c.subject().equals(rule) && !c.isBad()).count();
      assertFalse(
          bad == 0 || good == 0 || bad + good < CASES_OF_A_RULE,
          rule + ": " + bad + " bad and " + good + " good");
    }
  }

  @Test
  void badCasesWantTheirRuleAndShowHarm() {
    assertNone(c -> c.isBad() && isOfRule(c) && !isMarkedByItsRule(c));
    assertNone(c -> c.isBad() && c.expected().isHarmless());
  }

  @Test
  void goodCasesWantNothingAndShowNoHarm() {
    assertNone(c -> !c.isBad() && !c.markers().isEmpty());
    assertNone(c -> !c.isBad() && !c.expected().isHarmless());
  }

  @ParameterizedTest
  @EnumSource
  void everyTrapHasEnoughCasesAndTwinsWithTheBug(Trap trap) throws IOException {
    List<Case> known = cases.stream().filter(c -> c.trap().equals(Optional.of(trap))).toList();
    long bad = known.stream().filter(Case::isBad).count();
    long good = known.size() - bad;
    assertFalse(good < GOOD_CASES_OF_A_TRAP, good + " good cases");
    assertFalse(bad < BAD_TWINS_OF_A_TRAP, bad + " bad twins");
    assertTrue(readme().contains("| `" + trap.word() + "` |"), "testdata/README.md names it");
  }

  private static String readme() throws IOException {
    return Files.readString(Folders.TESTDATA.resolve("README.md"));
  }

  /** All are compiled in one go, and a name tells which case a failure is about. */
  @Test
  void namesAreUnique() {
    List<String> names = cases.stream().map(Case::name).sorted().toList();
    assertEquals(names.stream().distinct().toList(), names);
  }

  @Test
  void noStrayFiles() {
    Set<Path> known = cases.stream().map(Case::file).collect(Collectors.toCollection(TreeSet::new));
    cases.stream().filter(Case::isMarked).map(Case::golden).forEach(known::add);
    cases.stream().filter(Case::isBad).map(Case::fixed).forEach(known::add);
    List<Path> stray =
        Cases.files(Folders.TESTDATA).stream()
            .filter(file -> !known.contains(file) || !isInPlace(file))
            .toList();
    assertEquals(List.of(), stray);
  }

  private static boolean isInPlace(Path file) {
    Path place = Folders.TESTDATA.relativize(file);
    int kind = place.startsWith("seeds") ? 2 : 1;
    return place.getNameCount() == kind + 2
        && Set.of("bad", "good").contains(place.getName(kind).toString())
        && Files.isRegularFile(file);
  }

  private static boolean isOfRule(Case program) {
    return RuleCatalog.all().stream().anyMatch(rule -> rule.name().equals(program.subject()));
  }

  private static boolean isMarkedByItsRule(Case program) {
    return program.markers().stream().anyMatch(m -> m.rule().equals(program.subject()));
  }

  private void assertNone(Predicate<Case> unwanted) {
    assertEquals(List.of(), cases.stream().filter(unwanted).map(Case::toString).toList());
  }
}
