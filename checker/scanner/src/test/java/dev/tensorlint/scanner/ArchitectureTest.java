// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The front end makes programs of sources, the driver runs it; each package knows its place. */
final class ArchitectureTest {

  private static final String SCANNER = "dev.tensorlint.scanner";

  /** From sources and class files to the IR; a lower package never imports a higher one. */
  private static final List<String> FRONT_END =
      List.of(
          SCANNER + ".types",
          SCANNER + ".resolve",
          SCANNER + ".known",
          SCANNER + ".source",
          SCANNER + ".parse",
          SCANNER + ".translate");

  /**
   * What reads files, keeps results and translations, finds the files, drafts models, runs the
   * front end over the files, lints what it makes, fixes, and keeps results.
   */
  private static final List<String> DRIVER =
      List.of(
          SCANNER + ".files",
          SCANNER + ".store",
          SCANNER + ".texts",
          SCANNER + ".units",
          SCANNER + ".classes",
          SCANNER + ".discovery",
          SCANNER + ".draft",
          SCANNER,
          SCANNER + ".fix",
          SCANNER + ".kept");

  private static final List<String> ORDER =
      Stream.concat(FRONT_END.stream(), DRIVER.stream()).toList();

  private static final int LARGEST_CYCLE = 10;

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(SCANNER);

  @TestFactory
  Stream<DynamicTest> aLowerPackageNeverImportsAHigherOne() {
    return IntStream.range(1, ORDER.size())
        .mapToObj(
            i -> DynamicTest.dynamicTest(ORDER.get(i - 1), () -> checkImportsNothingAbove(i)));
  }

  private static void checkImportsNothingAbove(int level) {
    noClasses()
        .that()
        .resideInAPackage(ORDER.get(level - 1))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ORDER.subList(level, ORDER.size()).toArray(String[]::new))
        .check(OURS);
  }

  @Test
  void theFrontEndKnowsNoEngineAndNoRules() {
    noClasses()
        .that()
        .resideInAnyPackage(FRONT_END.toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.tensorlint.rules",
            "dev.tensorlint.rules.cfg..",
            "dev.tensorlint.rules.dataflow..",
            "dev.tensorlint.rules.effect.inferred..",
            "dev.tensorlint.rules.resource..",
            "dev.tensorlint.rules.fact..",
            "dev.tensorlint.rules.typestate..",
            "dev.tensorlint.rules.callgraph..",
            "dev.tensorlint.rules.summary..",
            "dev.tensorlint.rules.incremental..",
            "dev.tensorlint.rules.program..",
            "dev.tensorlint.rules.rule..")
        .check(OURS);
  }

  @Test
  void thereAreNoOtherPackages() {
    classes().should().resideInAnyPackage(ORDER.toArray(String[]::new)).check(OURS);
  }

  /** ASM reads class files and signatures, and nothing else of it reaches the scanner. */
  @Test
  void onlyTheReadersOfClassFilesKnowAsm() {
    noClasses()
        .that()
        .resideOutsideOfPackages(SCANNER + ".types", SCANNER + ".draft")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.objectweb.asm..")
        .check(OURS);
  }

  @TestFactory
  Stream<DynamicTest> filesOfAPackageReferToEachOtherInOneDirectionMostly() {
    return ORDER.stream().map(each -> DynamicTest.dynamicTest(each, () -> checkCycles(each)));
  }

  private static void checkCycles(String packageName) {
    Set<String> cycle = largestCycle(references(packageName));
    assertTrue(cycle.size() <= LARGEST_CYCLE, () -> cycle.size() + " files in a cycle: " + cycle);
  }

  /**
   * Returns which files of a package each of its files refers to; a file is its outermost class.
   */
  private static Map<String, Set<String>> references(String packageName) {
    Map<String, Set<String>> references = new TreeMap<>();
    for (JavaClass each : OURS) {
      if (each.getPackageName().equals(packageName)) {
        Set<String> to = references.computeIfAbsent(file(each), any -> new TreeSet<>());
        each.getDirectDependenciesFromSelf().stream()
            .map(Dependency::getTargetClass)
            .filter(target -> target.getPackageName().equals(packageName))
            .map(ArchitectureTest::file)
            .forEach(to::add);
      }
    }
    return references;
  }

  private static String file(JavaClass type) {
    String name = type.getBaseComponentType().getFullName();
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  /** Returns the largest set of files of which each reaches each. */
  private static Set<String> largestCycle(Map<String, Set<String>> references) {
    Map<String, Set<String>> reached =
        references.keySet().stream()
            .collect(Collectors.toMap(file -> file, file -> reached(file, references)));
    return references.keySet().stream()
        .map(file -> cycleOf(file, reached))
        .max(Comparator.comparingInt(Set::size))
        .orElse(Set.of());
  }

  private static Set<String> cycleOf(String file, Map<String, Set<String>> reached) {
    return reached.getOrDefault(file, Set.of()).stream()
        .filter(other -> reached.getOrDefault(other, Set.of()).contains(file))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> reached(String from, Map<String, Set<String>> references) {
    Set<String> reached = new TreeSet<>();
    Deque<String> waiting = new ArrayDeque<>(references.getOrDefault(from, Set.of()));
    while (!waiting.isEmpty()) {
      String next = waiting.remove();
      if (reached.add(next)) {
        waiting.addAll(references.getOrDefault(next, Set.of()));
      }
    }
    return reached;
  }

  @Test
  void aCycleIsFound() {
    Map<String, Set<String>> references =
        Map.of(
            "a",
            Set.of("b"),
            "b",
            Set.of("c", "d"),
            "c",
            Set.of("a"),
            "d",
            Set.of("e"),
            "e",
            Set.of());
    assertTrue(largestCycle(references).equals(Set.of("a", "b", "c")));
  }
}
