// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Memory;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.LeakWatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class VariableTest {

  private LeakWatch watch = LeakWatch.start();
  private Memory before = TensorRuntime.memory();

  @BeforeEach
  void start() {
    watch.close();
    watch = LeakWatch.start();
    before = TensorRuntime.memory();
  }

  @AfterEach
  void nothingLeaks() {
    assertEquals("no leaks", watch.report().toString());
    assertEquals(before.buffers(), TensorRuntime.memory().buffers());
    watch.close();
  }

  private static void inScope(Runnable body) {
    TensorScope.tidy(body);
  }

  private static float[] values(Tensor tensor) {
    return tensor.toFloatArray();
  }

  @Test
  void variablesAreChangedInPlaceAndBelongToNoScope() {
    Variable weight = TensorScope.tidy(() -> Variable.of(Tensor.of(1, 2)));
    inScope(
        () -> {
          Tensor value = weight.value();
          try (GradientTape tape = GradientTape.open()) {
            Tensor loss = value.square().sum();
            assertThrows(IllegalStateException.class, () -> weight.assign(Tensor.of(0, 0)));
            weight.addScaled(-0.5f, tape.gradient(loss, value));
          }
          assertArrayEquals(new float[] {0, 0}, values(weight.value()));
          weight.assign(Tensor.of(7, 8));
          assertArrayEquals(new float[] {7, 8}, values(value));
          assertThrows(IllegalArgumentException.class, () -> weight.assign(Tensor.of(1)));
        });
    assertFalse(weight.isClosed());
    assertEquals(1, watch.report().tensors());
    weight.close();
    assertTrue(weight.isClosed());
    assertThrows(TensorDisposedException.class, weight.value()::toFloatArray);
  }

  @Test
  void aVariableCopiesWhatItStartsFrom() {
    try (Tensor initial = Tensor.of(1, 2);
        Variable weight = Variable.of(initial)) {
      weight.addScaled(1, initial);
      assertArrayEquals(new float[] {1, 2}, values(initial));
      assertArrayEquals(new float[] {2, 4}, values(weight.value()));
    }
  }

  @Test
  void aVariableMadeOnATapeCanBeAssigned() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.persistent();
              Variable weight = Variable.of(Tensor.of(1, 2))) {
            weight.assign(Tensor.of(3, 4));
            assertArrayEquals(new float[] {3, 4}, values(weight.value()));
            assertFalse(tape.isClosed());
          }
        });
  }
}
