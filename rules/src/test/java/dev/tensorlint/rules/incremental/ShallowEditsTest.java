// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Edits behind which all code calls what it has called before: the order of the analysis stays, and
 * who waits for what has changed is found by who has asked for it.
 */
final class ShallowEditsTest {

  private static final String CALLER =
      """
      import dev.tensorlint.runtime.*;
      class Caller {
        static int limit;
        static void outer(Tensor t) { middle(t); t.item(); }
        static void middle(Tensor t) { Callee.close(t); }
        static void reader(Tensor t) { Callee.read(t); t.item(); }
        static void scoped() {
          try (TensorScope scope = TensorScope.open()) { Callee.makes(); }
        }
        static void mixed() { Callee.makesToo(); }
      }
      """;
  private static final String CALLEE =
      """
      import dev.tensorlint.runtime.*;
      class Callee {
        static void close(Tensor t) { t.close(); }
        static void read(Tensor t) { t.item(); }
        static void ping(Tensor t, int n) { if (n > 0) { pong(t, n - 1); } }
        static void pong(Tensor t, int n) { ping(t, n); t.close(); }
        static void pings(Tensor t) { ping(t, 3); t.item(); }
        static void makes() { Tensor t = Tensor.zeros(1); }
        static void makesToo() { Tensor t = Tensor.zeros(1); }
      }
      """;
  private static final String OWNER =
      """
      import dev.tensorlint.runtime.*;
      class Owner {
        private Tensor held = Tensor.zeros(1);
        static class Holder {
          static Owner one;
          static void keep() { Owner made = new Owner(); }
          private void hidden() { }
          void shown() { this.hidden(); }
        }
      }
      """;

  private final EditedProgram program =
      new EditedProgram()
          .with("Caller.java", CALLER)
          .with("Callee.java", CALLEE)
          .with("Owner.java", OWNER);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t) { t.close(); } | t) { if (Caller.limit > 0) { t.close(); } } | 8",
        "t) { t.close(); } | t) { t.close(); t.close(); } | 6",
        "read(Tensor t) { t.item(); } | read(Tensor t) { t.item(); t.item(); } | 6",
        "t); t.item(); } | t); } | 5",
        "n); t.close(); } | n); } | 6",
        "{ pong(t, n - 1); } } | { pong(t, n - 1); } t.close(); } | 6",
        "{ Callee.makes(); } | { } Callee.makes(); | 5",
        "{ Callee.makesToo(); } | { TensorScope.run(() -> Callee.makesToo()); } | 5",
        "Owner made = new Owner(); | one = new Owner(); | 4",
        "Tensor held = Tensor.zeros(1); | Tensor held = null; | 4",
        "class Caller { | class Caller { /* moved */ | 5",
        "static int limit; | static long limit; | 5",
      })
  void howMuchIsAnalysedAnew(String before, String after, int expected) {
    program.analysed();
    assertEquals(0, program.analysed(), "nothing has changed");
    program.edit(before, after);
    assertEquals(expected, program.analysed(), "edited");
    program.edit(after, before);
    assertEquals(expected, program.analysed(), "and back");
  }
}
