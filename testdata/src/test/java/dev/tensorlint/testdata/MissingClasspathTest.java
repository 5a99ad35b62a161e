// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.runtime.Tensor;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Where the class path has only the runtime, nobody knows what calls of other libraries do: what is
 * reported as definite all the same is so.
 */
final class MissingClasspathTest {

  private final List<Case> cases = Cases.in(Folders.TESTDATA);

  @Test
  void nothingIsDefiniteThatIsNotSoWithTheWholeClasspath() throws URISyntaxException {
    Lint lint = Lint.byScanner(cases.stream().map(Case::file).toList(), List.of(runtime()));
    assertNotEquals(List.of(), lint.findings());
    for (Case program : cases) {
      List<Marker> wrong =
          lint.of(program.file()).stream()
              .filter(finding -> finding.confidence() == Confidence.DEFINITE)
              .map(Marker::want)
              .filter(marker -> !program.markers().contains(marker))
              .toList();
      assertEquals(List.of(), wrong, program.toString());
    }
  }

  private static Path runtime() throws URISyntaxException {
    return Path.of(Tensor.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
