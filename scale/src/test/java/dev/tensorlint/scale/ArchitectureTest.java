// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The packages have an order, and what runs in a worker knows no Spark. */
final class ArchitectureTest {

  private static final String SCALE = "dev.tensorlint.scale";

  private static final List<String> ORDER =
      List.of(
          SCALE + ".module",
          SCALE + ".unpack",
          SCALE + ".worker",
          SCALE + ".plan",
          SCALE + ".job",
          SCALE + ".report",
          SCALE);

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(SCALE);

  @TestFactory
  Stream<DynamicTest> aLowerPackageNeverImportsAHigherOne() {
    return IntStream.range(1, ORDER.size())
        .mapToObj(
            i ->
                DynamicTest.dynamicTest(
                    ORDER.get(i - 1),
                    () ->
                        noClasses()
                            .that()
                            .resideInAPackage(ORDER.get(i - 1))
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(
                                ORDER.subList(i, ORDER.size()).toArray(String[]::new))
                            .check(OURS)));
  }

  @Test
  void whatRunsInAWorkerKnowsNoSpark() {
    noClasses()
        .that()
        .resideInAnyPackage(ORDER.subList(0, 4).toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache..", "scala..")
        .check(OURS);
  }
}
