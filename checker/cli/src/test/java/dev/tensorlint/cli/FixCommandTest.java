// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code fix} writes and says. */
class FixCommandTest {

  private static final String BEFORE =
      """
      import dev.tensorlint.runtime.Tensor;

      class A {
        float f(float value) {
          Tensor x = Tensor.of(value);
          return x.item();
        }

        float g() {
          Tensor x = Tensor.of(1f);
          x.close();
          return x.item();
        }
      }
      """;

  private static final String AFTER =
      """
      import dev.tensorlint.runtime.Tensor;

      class A {
        float f(float value) {
          try (Tensor x = Tensor.of(value)) {
            return x.item();
          }
        }

        float g() {
          Tensor x = Tensor.of(1f);
          try {
            return x.item();
          } finally {
            x.close();
          }
        }
      }
      """;

  private final Cli cli;

  FixCommandTest(@TempDir Path folder) {
    cli = new Cli(folder);
  }

  @Test
  void appliesSafeFixesAndTellsThem() {
    Cli.Outcome outcome = cli.file("A.java", BEFORE).run("fix", "A.java");
    assertEquals(AFTER, cli.read("A.java"));
    assertEquals(
        """
        A.java:5: UnscopedTensor: wrap `x` in try-with-resources
        A.java:13: UseAfterDispose: move `x.close()` after the last use
        applied 2 fixes in 1 file
        """,
        outcome.err());
    assertEquals("", outcome.out());
    assertEquals(0, outcome.exitCode());
  }

  @Test
  void keepsLineEndsAndTabs() {
    String windows = BEFORE.replace("  ", "\t").replace("\n", "\r\n");
    cli.file("A.java", windows).run("fix", "A.java");
    assertEquals(AFTER.replace("  ", "\t").replace("\n", "\r\n"), cli.read("A.java"));
  }

  @Test
  void aDryRunPrintsADiffAndWritesNothing() {
    Cli.Outcome outcome =
        cli.file("A.java", BEFORE).run("fix", "--dry-run", "--rule", "UnscopedTensor", "A.java");
    assertEquals(
        """
        --- a/A.java
        +++ b/A.java
        @@ -2,8 +2,9 @@
        \s
         class A {
           float f(float value) {
        -    Tensor x = Tensor.of(value);
        -    return x.item();
        +    try (Tensor x = Tensor.of(value)) {
        +      return x.item();
        +    }
           }
        \s
           float g() {
        """,
        outcome.out());
    assertEquals(BEFORE, cli.read("A.java"));
    assertEquals(
        """
        A.java:5: UnscopedTensor: wrap `x` in try-with-resources
        would apply 1 fix in 1 file
        1 finding remains
        """,
        outcome.err());
  }

  /** {@code patch -p1} in the root of the file system takes it. */
  @Test
  void aDryRunOfAFileElsewhereNamesItFromTheRoot(@TempDir Path elsewhere) throws IOException {
    Path file = Files.writeString(elsewhere.resolve("A.java"), BEFORE);
    String out = cli.run("fix", "--dry-run", file.toString()).out();
    String name = file.toString().replace('\\', '/').replaceFirst("^/", "");
    assertTrue(out.startsWith("--- a/" + name + "\n+++ b/" + name + "\n"), out);
  }

  @Test
  void whatIsLeftCanFailTheRun() {
    cli.file("A.java", BEFORE);
    String[] arguments = {"fix", "--rule", "UnscopedTensor", "--fail-if-any-remain", "A.java"};
    assertEquals(1, cli.run(arguments).exitCode());
  }

  @Test
  void unsafeFixesNeedTheOption() {
    cli.file("A.java", BEFORE.replace("x.close();", "if (x.id() > 0) {\n      x.close();\n    }"));
    Cli.Outcome outcome = cli.run("fix", "--minor", "--rule", "UseAfterDispose", "A.java");
    assertEquals(
        """
        nothing to fix
        3 findings remain, 1 with a fix that needs a review: see --unsafe
        """,
        outcome.err());
    assertEquals(0, outcome.exitCode());
  }

  @Test
  void anUnknownRuleIsAUsageError() {
    assertEquals(
        2, cli.file("A.java", BEFORE).run("fix", "--rule", "Unscoped", "A.java").exitCode());
  }

  @Test
  void aMissingFileIsAFailure() {
    assertEquals(2, cli.run("fix", "Missing.java").exitCode());
  }

  /** A method that may do more than to release goes only after a review. */
  @ParameterizedTest
  @CsvSource({"commit, unsafe", "close, safe"})
  void whatMayDoMoreThanReleaseIsKept(String early, String expected) {
    cli.file(
        "db.yaml",
        """
        library: a:db
        types:
          db.Tx:
            kind: closeable
            release: { methods: [close, commit], again: allowed }
            methods: { new(): fresh, size(): copy }
        """);
    cli.file(
        "db/Tx.java",
        """
        package db;
        public class Tx implements AutoCloseable {
          public native void commit();
          public native int size();
          @Override public native void close();
        }
        """);
    cli.file(
        "db/A.java",
        """
        package db;
        class A {
          int f() {
            try (Tx tx = new Tx()) {
              tx.%s();
              return tx.size();
            }
          }
        }
        """
            .formatted(early));
    String report = cli.lint("check", "--model-file=db.yaml", "db").out();
    assertTrue(report.contains("remove `tx." + early + "()` (fix, " + expected + ")"), report);
  }
}
