// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {

  private static final String OURS = "dev.tensorlint..";

  private static final JavaClasses PLUGIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.tensorlint.gradle");

  /** The build script's class loader does not have the linter. */
  @Test
  void thePluginItselfDoesWithoutTheLinter() {
    noClasses()
        .that()
        .resideInAPackage("dev.tensorlint.gradle")
        .should()
        .dependOnClassesThat(
            resideInAPackage(OURS)
                .and(DescribedPredicate.not(resideInAPackage("dev.tensorlint.gradle.."))))
        .check(PLUGIN);
  }

  @Test
  void theWorkImportsWhatTheTableOfModulesSays() {
    classes()
        .that()
        .resideInAPackage("dev.tensorlint.gradle.work")
        .should()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(resideInAPackage(OURS))
                .or(
                    resideInAnyPackage(
                        "dev.tensorlint.gradle.work",
                        "dev.tensorlint.buildtool..",
                        "dev.tensorlint.scanner..",
                        "dev.tensorlint.report..",
                        "dev.tensorlint.rules..")))
        .check(PLUGIN);
  }
}
