// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Fix;
import java.util.List;
import org.junit.jupiter.api.Test;

/** To release the old value of a variable is safe only if no other variable may have it. */
final class SharedValueFixesTest {

  private static List<Fix.Safety> safeties(String before, String after) {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;

        final class A {
          static float run(boolean isFirst) {
            Tensor value = Tensor.of(1f);
            %s
            for (int i = 0; i < 3; i++) {
              value = Tensor.of(2f);
            }
            %s
            float item = value.item();
            value.close();
            return item;
          }
        }
        """
            .formatted(before, after);
    return Fixed.of("OverwrittenTensor", text).stream().map(Fix::safety).distinct().toList();
  }

  @Test
  void itsOwnValueIsReleased() {
    assertEquals(List.of(Fix.Safety.SAFE), safeties("", ""));
  }

  @Test
  void theFirstValueMayBeThatOfAnotherVariable() {
    assertEquals(
        List.of(Fix.Safety.UNSAFE),
        safeties("Tensor first = value;", "System.out.println(first == value);"));
  }

  @Test
  void anotherVariableMayGetItOnSomePath() {
    assertEquals(
        List.of(Fix.Safety.UNSAFE),
        safeties(
            "Tensor first = isFirst ? (Tensor) value : null;",
            "System.out.println(first == value);"));
  }
}
