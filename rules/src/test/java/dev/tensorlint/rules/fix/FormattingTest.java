// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Fixes write as the file around them is written. */
final class FormattingTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;

      final class A {
        static float run() {
          // Made first.
          Tensor x = Tensor.of(1f); // one
          /* Read then. */
          float value = x.item(); // and never closed

          return value;
        }
      }
      """;

  private static final String WRAPPED =
      """
      import dev.tensorlint.runtime.Tensor;

      final class A {
        static float run() {
          // Made first.
          try (Tensor x = Tensor.of(1f)) { // one
            /* Read then. */
            float value = x.item(); // and never closed

            return value;
          }
        }
      }
      """;

  @Test
  void commentsStayWithTheirStatements() {
    assertEquals(WRAPPED, Fixed.first("UnscopedTensor", LEAK));
  }

  @Test
  void aCommentOnReleasesGoesWithThem() {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;

        final class A {
          static void run(int n) {
            Tensor x = Tensor.of(1f);
            check(n);
            // Give it back.
            x.close();
          }

          static void check(int n) {
            if (n < 0) {
              throw new IllegalArgumentException();
            }
          }
        }
        """;
    assertEquals(
        """
        import dev.tensorlint.runtime.Tensor;

        final class A {
          static void run(int n) {
            try (Tensor x = Tensor.of(1f)) {
              check(n);
            }
          }

          static void check(int n) {
            if (n < 0) {
              throw new IllegalArgumentException();
            }
          }
        }
        """,
        Fixed.first("LeakOnException", text));
  }

  @Test
  void linesEndAsTheyDid() {
    String fixed = Fixed.first("UnscopedTensor", LEAK.replace("\n", "\r\n"));
    assertEquals(WRAPPED.replace("\n", "\r\n"), fixed);
  }

  @Test
  void tabsAndFourSpacesAreKept() {
    assertEquals(
        WRAPPED.replace("  ", "\t"), Fixed.first("UnscopedTensor", LEAK.replace("  ", "\t")));
    assertEquals(
        WRAPPED.replace("  ", "    "), Fixed.first("UnscopedTensor", LEAK.replace("  ", "    ")));
  }

  @Test
  void aNewVariableHasANameOfItsOwn() {
    String fixed =
        Fixed.first(
            "DiscardedTensor",
            """
            import dev.tensorlint.runtime.Tensor;

            final class A {
              static float run(Tensor x, float relu) {
                return x.relu().item() + relu;
              }
            }
            """);
    assertEquals(
        """
        import dev.tensorlint.runtime.Tensor;

        final class A {
          static float run(Tensor x, float relu) {
            try (Tensor xRelu = x.relu()) {
              return xRelu.item() + relu;
            }
          }
        }
        """,
        fixed);
  }

  @Test
  void whatIsNotImportedIsImportedInItsPlace() {
    String fixed =
        Fixed.first(
            "DiscardedTensor",
            """
            package app;

            import java.util.List;

            final class A {
              static List<Float> run() {
                return List.of(dev.tensorlint.runtime.Tensor.of(1f).item());
              }
            }
            """);
    assertTrue(
        fixed.contains("import dev.tensorlint.runtime.Tensor;\nimport java.util.List;\n"), fixed);
    assertTrue(fixed.contains("try (Tensor tensor = "), fixed);
  }

  @Test
  void aTypeWhoseNameIsTakenIsNotImported() {
    String fixed =
        Fixed.first(
            "DiscardedTensor",
            """
            package app;

            final class A {
              record Tensor(int id) {}

              static float run() {
                return dev.tensorlint.runtime.Tensor.of(1f).item();
              }
            }
            """);
    assertFalse(fixed.contains("import "), fixed);
    assertTrue(fixed.contains("try (dev.tensorlint.runtime.Tensor tensor = "), fixed);
  }

  /** The same file with its braces on lines of their own. */
  private static String withBracesOnOwnLines(String text) {
    return text.replaceAll("(?m)^(\\s*)(.*\\S) \\{( //.*)?$", "$1$2$3\n$1{")
        .replaceAll("(?m)^(\\s*)\\} (catch|finally)", "$1}\n$1$2");
  }

  @Test
  void bracesOpenWhereTheyDoInTheFile() {
    assertEquals(
        withBracesOnOwnLines(WRAPPED).replace("(1f)) // one\n    {", "(1f))\n    { // one"),
        Fixed.first("UnscopedTensor", withBracesOnOwnLines(LEAK)));
  }

  private static final String HELD =
      """
      import dev.tensorlint.runtime.Tensor;

      final class A implements AutoCloseable {
        private final Tensor table;

        A(int n) {
          this.table = Tensor.of(1f);
          check(n);
        }

        static void check(int n) {
          if (n < 0) {
            throw new IllegalArgumentException();
          }
        }

        @Override
        public void close() {
          table.close();
        }
      }
      """;

  @Test
  void aCatchIsWrittenAsTheFileWritesBlocks() {
    String expected =
        HELD.replace(
            "    check(n);\n",
            """
                try {
                  check(n);
                } catch (Throwable e) {
                  this.table.close();
                  throw e;
                }
            """);
    assertEquals(expected, Fixed.first("LeakOnException", HELD));
    assertEquals(
        withBracesOnOwnLines(expected).replace("  ", "\t"),
        Fixed.first("LeakOnException", withBracesOnOwnLines(HELD).replace("  ", "\t")));
    assertEquals(
        expected.replace("\n", "\r\n"), Fixed.first("LeakOnException", HELD.replace("\n", "\r\n")));
  }
}
