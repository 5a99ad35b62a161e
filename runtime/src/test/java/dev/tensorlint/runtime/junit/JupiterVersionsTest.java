// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.StartedJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code @LeakCheck} with the versions of JUnit that projects have, not only with that of this
 * build.
 */
class JupiterVersionsTest {

  /** Where the build copies the jars of each version to. */
  private static final Path JARS = Path.of("target", "jupiter");

  private static final List<String> OUTCOMES =
      List.of(
          "checked() " + left(1, 4),
          "clean()",
          "forgiven()",
          "forgivenInside()",
          "leaks() " + left(1, 4),
          "leaksDeeper() " + left(1, 4),
          "leaksInside() " + left(1, 4),
          "oneIsAllowed()",
          "twoAreNot() LeakError: the test left open 2 tensors with 8 bytes, allowed are 1 tensor:",
          "unchecked()");

  private static String left(int tensors, int bytes) {
    return "LeakError: the test left open " + tensors + " tensor with " + bytes + " bytes:";
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.10.3", "5.11.4", "5.13.4"})
  void worksWith(String version) throws IOException, InterruptedException {
    assertEquals(OUTCOMES, outcomes(jarsOf(version) + File.pathSeparator + withoutJUnit()));
  }

  @Test
  void worksWithTheVersionOfThisBuild() throws IOException, InterruptedException {
    assertEquals(OUTCOMES, outcomes(System.getProperty("java.class.path")));
  }

  private static List<String> outcomes(String classPath) throws IOException, InterruptedException {
    return StartedJvm.run(classPath, JupiterRun.class).output().stream().sorted().toList();
  }

  private static String jarsOf(String version) throws IOException {
    try (Stream<Path> jars = Files.list(JARS.resolve(version))) {
      return jars.map(Path::toString).sorted().collect(Collectors.joining(File.pathSeparator));
    }
  }

  private static String withoutJUnit() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !isOfJUnit(Path.of(entry).getFileName().toString()))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean isOfJUnit(String jar) {
    return jar.startsWith("junit-") || jar.startsWith("jqwik") || jar.startsWith("opentest4j");
  }
}
