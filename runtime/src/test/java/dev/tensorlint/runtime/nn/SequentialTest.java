// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.GarbageCollection;
import dev.tensorlint.runtime.LogCapture;
import dev.tensorlint.runtime.Memory;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;

class SequentialTest {

  private static Sequential small() {
    return Sequential.of(new Dense(4, Activation.RELU), new Dense(1));
  }

  @Test
  void predictGivesOneTensorAndFreesTheRest() {
    try (LeakWatch watch = LeakWatch.start();
        Sequential model = small();
        Tensor x = Tensor.ones(2, 3);
        Tensor y = model.predict(x)) {
      assertEquals(Shape.of(2, 1), y.shape());
      assertEquals(2, watch.report().tensors());
      assertFalse(x.isClosed());
    }
  }

  @Test
  void theOutputBelongsToTheInnermostScopeAndTheModelToNone() {
    Tensor[] y = new Tensor[1];
    Model model =
        TensorScope.tidy(
            () -> {
              Model made = small();
              y[0] = made.predict(Tensor.ones(1, 3));
              return made;
            });
    assertTrue(y[0].isClosed());
    assertFalse(model.isClosed());
    try (Tensor x = Tensor.ones(1, 3);
        Tensor again = model.predict(x)) {
      assertEquals(1, again.shape().size());
    }
    model.close();
  }

  @Test
  void closeFreesTheWeights() {
    Memory before = TensorRuntime.memory();
    Sequential model = Sequential.withInputs(3, new Dense(4), new Dense(2));
    Memory open = TensorRuntime.memory();
    assertEquals(before.models() + 1, open.models());
    assertEquals(before.keptHandles() + 4, open.keptHandles());
    assertEquals(before.liveBytes() + 4 * (3 * 4 + 4 + 4 * 2 + 2), open.liveBytes());
    model.close();
    model.close();
    assertTrue(model.isClosed());
    assertEquals(before, TensorRuntime.memory());
  }

  @Test
  void aDenseLayerComputesItsFormula() {
    Dense layer = new Dense(2, Activation.SIGMOID, 7);
    try (Sequential model = Sequential.of(layer);
        Tensor unit = Tensor.of(new float[] {1, 0, 0, 1}, Shape.of(2, 2));
        Tensor y = model.predict(unit)) {
      float[] kernel = GlorotUniform.values(2, 2, 7);
      float[] expected = new float[4];
      for (int i = 0; i < 4; i++) {
        expected[i] = (float) (1 / (1 + Math.exp(-kernel[i])));
      }
      assertArrayEquals(expected, y.toFloatArray(), 1e-6f);
    }
  }

  @Test
  void activationsAreThoseOfTensors() {
    try (Tensor x = Tensor.of(-1, 2);
        Tensor linear = Activation.LINEAR.apply(x);
        Tensor relu = Activation.RELU.apply(x);
        Tensor tanh = Activation.TANH.apply(x)) {
      assertArrayEquals(new float[] {-1, 2}, linear.toFloatArray());
      assertArrayEquals(new float[] {0, 2}, relu.toFloatArray());
      assertEquals(Math.tanh(2), tanh.toFloatArray()[1], 1e-6);
    }
  }

  @Test
  void weightsAreTheSameInEveryModelOfTheSameMake() {
    try (Sequential one = small();
        Sequential two = small();
        Tensor x = Tensor.of(new float[] {1, 2, 3}, Shape.of(1, 3));
        Tensor a = one.predict(x);
        Tensor b = two.predict(x)) {
      assertEquals(a.item(), b.item());
    }
  }

  @Test
  void layersAtOtherPlacesDiffer() {
    Dense first = new Dense(3);
    Dense second = new Dense(3);
    try (Sequential model = Sequential.withInputs(3, first, second);
        Tensor unit = Tensor.of(new float[] {1, 0, 0}, Shape.of(1, 3));
        Tensor a = first.apply(unit);
        Tensor b = second.apply(unit)) {
      assertFalse(model.isClosed());
      assertFalse(List.of(a.toFloatArray()[0]).contains(b.toFloatArray()[0]));
    }
  }

  @Test
  void aClosedModelSaysWhereItWasClosed() {
    Sequential model = small();
    model.close();
    try (Tensor x = Tensor.ones(1, 3)) {
      ModelClosedException thrown =
          assertThrows(
              ModelClosedException.class,
              () -> {
                model.predict(x);
              });
      String site = "SequentialTest\\.java:\\d+";
      assertTrue(
          thrown
              .toString()
              .matches(
                  ".*: model #\\d+ \\(2 layers\\) is closed: created at "
                      + (site + ", closed at " + site + "; used again at " + site)),
          thrown.toString());
      assertEquals("SequentialTest.java", thrown.usedAt().file());
      assertTrue(thrown.model().name().startsWith("model #"));
    }
  }

  @Test
  void sharedLayersLiveAsLongAsTheirLastModel() {
    Dense shared = new Dense(2);
    Sequential one = Sequential.withInputs(2, shared);
    Sequential two = Sequential.of(shared);
    one.close();
    try (Tensor x = Tensor.ones(1, 2);
        Tensor y = two.predict(x)) {
      assertEquals(Shape.of(1, 2), y.shape());
    }
    two.close();
    assertThrows(IllegalStateException.class, () -> Sequential.of(shared));
  }

  @Test
  void wrongInputsAreRefused() {
    try (LeakWatch watch = LeakWatch.start()) {
      try (Sequential model = Sequential.withInputs(3, new Dense(2));
          Tensor flat = Tensor.ones(3);
          Tensor wide = Tensor.ones(1, 4)) {
        assertThrows(IllegalArgumentException.class, () -> model.predict(flat));
        assertThrows(IllegalArgumentException.class, () -> model.predict(wide));
      }
      assertThrows(IllegalArgumentException.class, () -> Sequential.of());
      assertThrows(IllegalArgumentException.class, () -> new Dense(0));
      try (Tensor x = Tensor.ones(1, 1)) {
        Dense unattached = new Dense(1);
        assertThrows(IllegalStateException.class, () -> unattached.apply(x));
      }
      assertEquals("no leaks", watch.report().toString());
    }
  }

  @Test
  void aModelThatCannotBeBuiltIsNoLeak() {
    Dense shared = new Dense(2);
    try (Sequential holder = Sequential.withInputs(5, shared);
        LeakWatch watch = LeakWatch.start()) {
      assertThrows(
          IllegalArgumentException.class, () -> Sequential.withInputs(3, new Dense(4), shared));
      assertEquals("no leaks", watch.report().toString());
      assertFalse(holder.isClosed());
    }
  }

  @Test
  void aLostModelIsReportedOnceAndItsWeightsFreed() {
    Memory before = TensorRuntime.memory();
    try (LogCapture log = new LogCapture();
        LeakWatch watch = LeakWatch.start()) {
      WeakReference<Model> model =
          new WeakReference<>(Sequential.withInputs(3, new Dense(4), new Dense(2)));
      assertTrue(
          GarbageCollection.until(
              () ->
                  model.get() == null
                      && TensorRuntime.memory().equals(before)
                      && !log.lines().isEmpty()));
      assertEquals(1, log.lines().size(), () -> String.join("\n", log.lines()));
      assertTrue(log.lines().get(0).startsWith("WARNING: model #"), log.lines().get(0));
      assertEquals(1, watch.report().models());
      assertEquals(0, watch.report().tensors());
    }
  }
}
