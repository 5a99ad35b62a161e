// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.tracking.LeakWatch;
import org.junit.jupiter.api.Test;

class MilestoneTest {
  @Test
  void works() {
    try (LeakWatch watch = LeakWatch.start()) {
      Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, Shape.of(2, 3));
      Sequential model = Sequential.of(new Dense(4, Activation.RELU), new Dense(1));
      Tensor y = model.predict(x);
      System.out.println(y + " " + TensorRuntime.memory() + "\n" + watch.report());
      model.close();
      x.close();
      assertEquals(1, watch.report().tensors());
      System.out.println(assertThrows(RuntimeException.class, () -> model.predict(y)).getMessage());
      System.out.println(assertThrows(RuntimeException.class, x::tanh).getMessage());
      y.close();
    }
  }
}
