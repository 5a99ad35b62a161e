// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Classes of the same name in two source roots, which come and go while a program is kept. */
final class SameNamesTest {

  private static final String KEEPS = "System.out.println(tensor);";
  private static final String CLOSES = "tensor.close();";

  private static String box(String body) {
    return "package p; import dev.tensorlint.runtime.Tensor; public class Box {"
        + " enum Kind { ONE } Kind kind = Kind.valueOf(\"ONE\");"
        + " public void take(Tensor tensor) { "
        + body
        + " } }";
  }

  private static final String USER =
      """
      package p;
      import dev.tensorlint.runtime.Tensor;
      final class User {
        static Box box() { return new Box() { int unused; }; }
        static void run() {
          Tensor tensor = Tensor.of(1f);
          box().take(tensor);
          System.out.println(tensor.toFloatArray()[0]);
        }
      }
      """;

  private static String alone(String root, String body) {
    try (KeptProgram program =
        new KeptProgram(Map.of(root + "/p/Box.java", box(body), root + "/p/User.java", USER))) {
      return program.now();
    }
  }

  private static void compare(KeptProgram program, String expected, String when) {
    assertEquals(expected, program.now(), when);
    program.compareUnits(when);
    KeptProgram.compare(program.fresh(), program.now(), when);
  }

  @Test
  void aKeptProgramKeepsThemApart() {
    String keeps = alone("a", KEEPS);
    String closes = alone("b", CLOSES);
    assertTrue(keeps.contains("UnscopedTensor") && closes.contains("UseAfterDispose"));
    try (KeptProgram program =
        new KeptProgram(Map.of("a/p/Box.java", box(KEEPS), "a/p/User.java", USER))) {
      compare(program, keeps, "alone");
      program.put("b/p/User.java", USER);
      program.put("b/p/Box.java", box(CLOSES));
      compare(program, keeps + closes, "with a second root");
      program.put("a/p/Box.java", box(CLOSES));
      compare(program, alone("a", CLOSES) + closes, "when the first has changed");
      program.put("a/p/Box.java", box(KEEPS));
      program.remove("b/p/Box.java");
      program.remove("b/p/User.java");
      compare(program, keeps, "alone again");
    }
  }
}
