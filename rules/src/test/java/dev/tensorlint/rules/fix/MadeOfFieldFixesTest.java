// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Fix;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The release of a field is safe only after that of what its value was given to make. */
final class MadeOfFieldFixesTest {

  private static List<Fix.Safety> safeties(String close, String other) {
    String text =
        """
        import org.tensorflow.*;

        final class A implements AutoCloseable {
          private final Graph graph;
          private final Session session;

          A() {
            this.graph = new Graph();
            this.session = new Session(graph);
          }

          @Override
          public void close() {
            %s
          }

          %s
        }
        """
            .formatted(close, other);
    return Fixed.of("OwnerNotCloseable", text).stream().map(Fix::safety).toList();
  }

  @Test
  void aGraphIsClosedBehindItsSession() {
    assertEquals(List.of(Fix.Safety.SAFE), safeties("session.close();", ""));
  }

  @Test
  void aGraphWhoseSessionAnotherMethodClosesMayWaitForIt() {
    assertEquals(
        List.of(Fix.Safety.UNSAFE),
        safeties("System.out.println();", "void stop() { session.close(); }"));
  }
}
