// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class DeclarationsTest {

  @Test
  void aVariableInTheHeaderOfALoopHasNoBlockToWrap() {
    assertEquals(
        List.of(),
        Fixed.of(
            "UnscopedTensor",
            """
            import dev.tensorlint.runtime.*;

            final class A {
              static void run(Tensor given) {
                for (Tensor copy = given.relu(); copy.item() > 3; shrink(copy)) {
                  copy.item();
                }
              }

              static void shrink(Tensor of) {
                of.item();
              }
            }
            """));
  }
}
