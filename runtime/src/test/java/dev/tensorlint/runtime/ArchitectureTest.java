// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.tensorlint.runtime.op.Op;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The order of the packages: a lower one never imports a higher one. */
final class ArchitectureTest {

  private static final String RUNTIME = "dev.tensorlint.runtime";

  /** Files of one package that refer to each other in a circle, at most. */
  private static final int LARGEST_CYCLE = 10;

  /**
   * The packages, lower first. The types of elements and shapes lie in the root package, where
   * users look for them, and are words of the devices and the operations below it all the same.
   */
  private static final List<DescribedPredicate<JavaClass>> ORDER =
      List.of(
          in("jfr"),
          in("tracking"),
          in("task"),
          in("profile"),
          type(DType.class),
          in("device"),
          in("memory"),
          type(Shape.class),
          in("random.stream"),
          in("op"),
          resideInAPackage(RUNTIME)
              .and(not(type(DType.class).or(type(Shape.class))))
              .as("the root package but for DType and Shape"),
          in("random"),
          in("safetensors"),
          in("image"),
          in("junit"),
          in("grad"),
          in("trace"),
          in("train"),
          in("nn"));

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(RUNTIME);

  private static DescribedPredicate<JavaClass> in(String name) {
    return resideInAPackage(RUNTIME + "." + name).as(name);
  }

  /** The class, those inside of it, and arrays of them. */
  private static DescribedPredicate<JavaClass> type(Class<?> type) {
    return DescribedPredicate.describe(
        type.getSimpleName(), each -> belongToAnyOf(type).test(each.getBaseComponentType()));
  }

  @TestFactory
  Stream<DynamicTest> noPackageImportsAHigherOne() {
    return Stream.iterate(1, i -> i < ORDER.size(), i -> i + 1)
        .map(
            i ->
                DynamicTest.dynamicTest(
                    ORDER.get(i - 1).getDescription(), () -> checkImportsNothingAbove(i)));
  }

  private static void checkImportsNothingAbove(int level) {
    noClasses()
        .that(ORDER.get(level - 1))
        .should()
        .dependOnClassesThat(anyOf(ORDER.subList(level, ORDER.size())))
        .check(OURS);
  }

  private static DescribedPredicate<JavaClass> anyOf(List<DescribedPredicate<JavaClass>> some) {
    return some.stream().reduce((one, other) -> one.or(other)).orElseThrow();
  }

  @Test
  void everyClassHasAPlaceInTheOrder() {
    List<String> others = OURS.stream().filter(not(anyOf(ORDER))).map(JavaClass::getName).toList();
    assertEquals(List.of(), others);
    ORDER.forEach(each -> assertTrue(OURS.stream().anyMatch(each), each::getDescription));
  }

  @Test
  void allOperationsAreInTheirPackage() {
    classes().that().implement(Op.class).should().resideInAPackage(RUNTIME + ".op").check(OURS);
  }

  @Test
  void noPackageHasALargeCycleOfFiles() {
    Map<String, Set<JavaClass>> packages =
        OURS.stream().collect(groupingBy(JavaClass::getPackageName, toSet()));
    assertFalse(packages.isEmpty());
    packages.forEach(
        (name, members) -> {
          Set<String> cycle = largestCycle(references(members));
          assertTrue(cycle.size() <= LARGEST_CYCLE, () -> name + ": " + cycle);
        });
  }

  /** Returns the files that each file refers to, by the names of their top-level classes. */
  private static Map<String, Set<String>> references(Collection<JavaClass> members) {
    Map<String, Set<String>> references = new HashMap<>();
    for (JavaClass member : members) {
      Set<String> targets = references.computeIfAbsent(file(member), name -> new HashSet<>());
      member.getDirectDependenciesFromSelf().stream()
          .map(Dependency::getTargetClass)
          .map(JavaClass::getBaseComponentType)
          .filter(members::contains)
          .forEach(target -> targets.add(file(target)));
    }
    return references;
  }

  private static String file(JavaClass type) {
    return type.getEnclosingClass().map(ArchitectureTest::file).orElse(type.getSimpleName());
  }

  private static Set<String> largestCycle(Map<String, Set<String>> references) {
    Map<String, Set<String>> reached = new HashMap<>();
    references.keySet().forEach(file -> reached.put(file, reachedFrom(file, references)));
    Set<String> largest = Set.of();
    for (String file : references.keySet()) {
      Set<String> cycle = new TreeSet<>(reached.get(file));
      cycle.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(file));
      largest = cycle.size() > largest.size() ? cycle : largest;
    }
    return largest;
  }

  private static Set<String> reachedFrom(String file, Map<String, Set<String>> references) {
    Set<String> reached = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(references.get(file));
    while (!waiting.isEmpty()) {
      String next = waiting.remove();
      if (reached.add(next)) {
        waiting.addAll(references.get(next));
      }
    }
    return reached;
  }
}
