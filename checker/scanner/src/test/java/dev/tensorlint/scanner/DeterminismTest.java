// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeterminismTest {

  /** Scans this module itself: generics, lambdas and records enough. */
  private static String dump(int threads) {
    LintRequest request =
        LintRequest.of(List.of(Path.of("src/main/java/dev/tensorlint/scanner")))
            .withClasspath(List.of(Path.of("target/classes")))
            .withThreads(threads);
    return SourceFolder.dump(SourceFolder.scan(request));
  }

  @Test
  void sameTreesInEveryRunAndForAnyNumberOfThreads() {
    String first = dump(1);
    assertEquals(first, dump(2));
    assertEquals(first, dump(2));
    assertEquals(first, dump(1));
  }
}
