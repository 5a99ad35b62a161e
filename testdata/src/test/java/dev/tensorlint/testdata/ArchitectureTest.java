// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** The directions of the design: a lower package or module never imports a higher one. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ArchitectureTest {

  private static final String RULES = "dev.tensorlint.rules";

  /** The packages of the engine in the order in which data flows through them. */
  private static final List<String> PIPELINE =
      List.of(
          RULES + ".source..",
          RULES + ".relevance..",
          RULES + ".finding..",
          RULES + ".bytes..",
          RULES + ".work..",
          RULES + ".yaml..",
          RULES + ".ir..",
          RULES + ".effect",
          RULES + ".model..",
          RULES + ".coverage..",
          RULES + ".cfg..",
          RULES + ".dataflow..",
          RULES + ".resource..",
          RULES + ".effect.inferred..",
          RULES + ".fact",
          RULES + ".typestate.state..",
          RULES + ".typestate",
          RULES + ".fact.collect",
          RULES + ".fact.collect.provenance..",
          RULES + ".callgraph..",
          RULES + ".extent..",
          RULES + ".summary..",
          RULES + ".incremental..",
          RULES + ".program..",
          RULES + ".fix..",
          RULES + ".rule",
          RULES + ".rule.catalog..",
          RULES + ".suppression..",
          RULES,
          RULES + ".config..");

  /** More files that refer to each other are not read one by one any more. */
  private static final int LARGEST_CYCLE = 10;

  /** Held as long as these tests run: the cases that collect garbage go through all that lives. */
  private final JavaClasses ours =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.tensorlint");

  @TestFactory
  Stream<DynamicTest> thePipelineFlowsOneWay() {
    return Stream.iterate(1, i -> i < PIPELINE.size(), i -> i + 1)
        .map(i -> DynamicTest.dynamicTest(PIPELINE.get(i - 1), () -> checkImportsNothingAbove(i)));
  }

  private void checkImportsNothingAbove(int level) {
    String[] higher = PIPELINE.subList(level, PIPELINE.size()).toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(PIPELINE.get(level - 1))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(higher)
        .check(ours);
  }

  @TestFactory
  Stream<DynamicTest> noPackageHasALargeReferenceCycle() {
    return ReferenceCycles.byPackage(ours).entrySet().stream()
        .map(cycles -> DynamicTest.dynamicTest(cycles.getKey(), () -> checkCycles(cycles)));
  }

  private static void checkCycles(Map.Entry<String, List<Set<String>>> cycles) {
    List<Set<String>> large =
        cycles.getValue().stream().filter(cycle -> cycle.size() > LARGEST_CYCLE).toList();
    if (!large.isEmpty()) {
      throw new AssertionError("cut these reference cycles of " + cycles.getKey() + ": " + large);
    }
  }

  @Test
  void theEngineHasNoOtherPackages() {
    classes()
        .that()
        .resideInAPackage(RULES + "..")
        .should()
        .resideInAnyPackage(PIPELINE.toArray(String[]::new))
        .check(ours);
  }

  @Test
  void theEngineKnowsNoParser() {
    noClasses()
        .that()
        .resideInAPackage(RULES + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun..", "javax.tools..", "com.github.javaparser..")
        .check(ours);
  }

  @TestFactory
  Stream<DynamicTest> modulesImportWhatTheTableSays() {
    return Module.TABLE.stream()
        .filter(module -> !module.mayImportAll())
        .filter(module -> ours.containPackage(module.packageName()))
        .map(module -> DynamicTest.dynamicTest(module.folder(), () -> checkImports(module)));
  }

  private void checkImports(Module module) {
    String[] allowed =
        Stream.concat(
                Stream.of(module.packageName()), module.mayImport().stream().map(Module::packageOf))
            .map(name -> name + "..")
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(module.packageName() + "..")
        .should()
        .onlyDependOnClassesThat(
            not(resideInAPackage("dev.tensorlint..")).or(resideInAnyPackage(allowed)))
        .check(ours);
  }
}
