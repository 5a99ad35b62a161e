// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import org.junit.jupiter.api.Test;

class ModelLeaseTest {

  private final Model model = Sequential.withInputs(1, new Dense(1));

  @Test
  void theLastShareClosesTheModel() {
    ModelLease first = ModelLease.of(model);
    ModelLease second = first.share();
    first.close();
    assertFalse(model.isClosed());
    try (Tensor x = Tensor.ones(1, 1);
        Tensor y = second.predict(x)) {
      assertEquals(Shape.of(1, 1), y.shape());
    }
    second.close();
    assertTrue(model.isClosed());
  }

  @Test
  void aShareIsGivenBackOnce() {
    ModelLease first = ModelLease.of(model);
    try (ModelLease second = first.share()) {
      assertFalse(first.isClosed());
      first.close();
      assertTrue(first.isClosed());
      IllegalStateException refused = assertThrows(IllegalStateException.class, first::close);
      assertTrue(
          String.valueOf(refused.getMessage()).contains("was given back at ModelLeaseTest.java:"),
          refused::getMessage);
      assertFalse(model.isClosed(), "the second share is still held");
      assertFalse(second.isClosed());
    }
  }

  @Test
  void aShareThatWasGivenBackIsOfNoUse() {
    ModelLease lease = ModelLease.of(model);
    lease.close();
    assertThrows(IllegalStateException.class, lease::share);
    try (Tensor x = Tensor.ones(1, 1)) {
      assertThrows(IllegalStateException.class, () -> lease.predict(x));
    }
  }
}
