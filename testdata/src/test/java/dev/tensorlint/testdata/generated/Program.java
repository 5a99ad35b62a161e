// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.List;
import java.util.Set;

/**
 * A generated program: a class with {@code static void run()}, what it needs, and nothing else.
 *
 * @param name of the class
 * @param members of the class, {@code run} last
 */
record Program(String name, List<Node> members) {

  static final String RUN = "static void run() throws Exception {";

  private static final String IMPORTS =
      """
      import dev.tensorlint.runtime.Tensor;
      import dev.tensorlint.runtime.TensorScope;
      import dev.tensorlint.runtime.nn.Dense;
      import dev.tensorlint.runtime.nn.Model;
      import dev.tensorlint.runtime.nn.ModelLease;
      import dev.tensorlint.runtime.nn.Sequential;
      import java.io.IOException;
      import java.util.*;
      import java.util.concurrent.CompletableFuture;
      import java.util.function.*;
      import java.util.stream.*;
      """;

  /** What programs decide, show and catch; the fields are set and read by {@link Executions}. */
  private static final String FRAME =
      """
        private static final List<Throwable> caught = new ArrayList<>();
        private static boolean[] decisions = {};
        private static int next;
        private static int checksum;

        private static boolean decide() {
          int at = next++;
          return at < decisions.length && decisions[at];
        }

        private static void show(float value) {
          checksum = 31 * checksum + Float.floatToIntBits(value);
        }

        private static void show(Tensor tensor) {
          show(tensor.toFloatArray()[0]);
        }

        private static void note(Throwable exception) {
          caught.add(exception);
          show(exception.getClass().getSimpleName().length());
        }
      """;

  private static final String PROBE =
      "  static java.util.function.IntConsumer probe;"
          + " private static void at(int line) { probe.accept(line); }";

  Program {
    members = List.copyOf(members);
  }

  /**
   * Its text in two forms whose lines have the same numbers.
   *
   * @param probed says at each statement that it is reached
   * @param statements the lines that it says so of
   */
  record Text(String clean, String probed, Set<Integer> statements) {}

  Text text() {
    Printer printer = new Printer();
    printer.addAll(IMPORTS);
    printer.add("", "");
    printer.add("final class " + name + " {", "final class " + name + " {");
    printer.addAll(FRAME);
    members.forEach(each -> printer.print(each, 1));
    printer.add("}", PROBE + " }");
    return printer.text();
  }

  boolean hasRun() {
    return members.stream()
        .anyMatch(
            each -> each instanceof Node.Group group && group.sections().get(0).head().equals(RUN));
  }

  Program with(String newName) {
    return new Program(newName, members);
  }

  Program with(List<Node> newMembers) {
    return new Program(name, newMembers);
  }
}
