// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which folders hold test code. */
final class TestPathsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/test/java/a/A.java",
        "/projects/app/src/test/java/A.java",
        "app/src/test/A.java",
        "src/it/java/A.java",
        "src/integrationTest/java/A.java",
        "src/androidTest/kotlin/A.java",
        "src/testFixtures/java/A.java",
        "src/integration-test/java/A.java",
        "src\\test\\java\\A.java",
        "target/test-classes/a/A.class",
        "target/test-classes!/a/A.java",
        "lib/app-1.0-tests.jar!/a/A.java",
        "build/classes/java/test/a/A.class",
        "src/main/resources/src/test/java/A.java",
      })
  void ofTests(String path) {
    assertTrue(TestPaths.isTest(path));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A.java",
        "src/main/java/a/test/A.java",
        "src/latest/java/A.java",
        "src/contest/java/A.java",
        // A package of an Italian organisation.
        "src/it/example/app/A.java",
        // The class is called so, not its folder.
        "src/test.java",
        "test/A.java",
        "src/it/clean/src/main/java/A.java",
        "src/test/resources/project/src/main/java/A.java",
        "target/classes/a/A.class",
        "build/classes/java/main/a/test/A.class",
      })
  void ofOtherCode(String path) {
    assertFalse(TestPaths.isTest(path));
  }
}
