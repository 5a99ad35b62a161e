// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A fix leaves a declaration of several variables whole. */
final class SeveralVariablesFixesTest {

  private static String fixed(String... lines) {
    String text =
        """
        import org.opencv.core.*;

        final class A {
          static double run(Mat in) {
        %s  }
        }
        """
            .formatted(String.join("\n", lines).indent(4));
    String fixed = Fixed.first("UnscopedTensor", text);
    int from = fixed.indexOf("  static double");
    return fixed.substring(fixed.indexOf('\n', from) + 1, fixed.lastIndexOf("  }")).indent(-4);
  }

  @Test
  void theBlockBeginsAfterAllVariables() {
    assertEquals(
        """
        Mat a = in.clone(), b = in.clone();
        try {
          Core.flip(in, a, 1);
          Core.flip(in, b, 1);
          b.release();
        } finally {
          a.release();
        }
        return 1;
        """,
        fixed(
            "Mat a = in.clone(), b = in.clone();",
            "Core.flip(in, a, 1);",
            "Core.flip(in, b, 1);",
            "b.release();",
            "return 1;"));
  }

  @Test
  void theBlockBeginsBeforeTheTypeOfTheNextOnes() {
    assertEquals(
        """
        Mat a = in.clone();
        try {
          int x = a.rows(), y = a.cols();
          return x + y;
        } finally {
          a.release();
        }
        """,
        fixed("Mat a = in.clone();", "int x = a.rows(), y = a.cols();", "return x + y;"));
  }
}
