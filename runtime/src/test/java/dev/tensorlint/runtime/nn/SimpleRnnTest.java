// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Memory;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.tracking.MemoryKind;
import dev.tensorlint.runtime.tracking.Tracking;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimpleRnnTest {

  private static final float[] SEQUENCE = {1, -1, 0.5f, 2, 0, 1};

  private static Tensor sequence() {
    return Tensor.of(SEQUENCE, Shape.of(1, 6, 1));
  }

  private static Tensor part(int from, int to) {
    float[] values = Arrays.copyOfRange(SEQUENCE, from, to);
    return Tensor.of(values, Shape.of(1, to - from, 1));
  }

  private static long states() {
    return Tracking.openHandles().stream()
        .filter(handle -> handle.memoryKind() == MemoryKind.STATES)
        .count();
  }

  private static void inScope(Runnable body) {
    try (LeakWatch watch = LeakWatch.start()) {
      TensorScope.tidy(body);
      assertEquals("no leaks", watch.report().toString());
    }
  }

  @Test
  void theOutputFollowsTheFormula() {
    inScope(
        () -> {
          SimpleRnn rnn = new SimpleRnn(2).returningSequences();
          try (Sequential model = Sequential.withInputs(1, rnn)) {
            rnn.variables().get(2).assign(Tensor.of(0.1f, -0.2f));
            float[] w = rnn.variables().get(0).value().toFloatArray();
            float[] u = rnn.variables().get(1).value().toFloatArray();
            float[] b = rnn.variables().get(2).value().toFloatArray();
            float[] expected = new float[12];
            double[] h = {0, 0};
            for (int t = 0; t < 6; t++) {
              double[] next = new double[2];
              for (int j = 0; j < 2; j++) {
                next[j] = Math.tanh(SEQUENCE[t] * w[j] + h[0] * u[j] + h[1] * u[2 + j] + b[j]);
                expected[2 * t + j] = (float) next[j];
              }
              h = next;
            }
            Tensor y = model.predict(sequence());
            assertEquals(Shape.of(1, 6, 2), y.shape());
            assertArrayEquals(expected, y.toFloatArray(), 1e-5f);
          }
        });
  }

  @Test
  void withoutSequencesTheLastOutputIsReturned() {
    inScope(
        () -> {
          try (Sequential all = Sequential.of(new SimpleRnn(3).returningSequences());
              Sequential last = Sequential.of(new SimpleRnn(3))) {
            Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6, 7, 8}, Shape.of(2, 4, 1));
            float[] outputs = all.predict(x).toFloatArray();
            float[] wanted = new float[6];
            System.arraycopy(outputs, 9, wanted, 0, 3);
            System.arraycopy(outputs, 21, wanted, 3, 3);
            assertArrayEquals(wanted, last.predict(x).toFloatArray(), 1e-6f);
          }
        });
  }

  @Test
  void stateSurvivesAcrossCalls() {
    inScope(
        () -> {
          try (Sequential whole = Sequential.of(new SimpleRnn(4));
              StatefulSequential parts = StatefulSequential.of(new SimpleRnn(4).stateful())) {
            float[] expected = whole.predict(sequence()).toFloatArray();
            parts.predict(part(0, 2));
            parts.predict(part(2, 3));
            Tensor y = parts.predict(part(3, 6));
            assertArrayEquals(expected, y.toFloatArray(), 1e-6f);
            parts.resetStates();
            assertFalse(parts.hasState());
            assertArrayEquals(expected, parts.predict(sequence()).toFloatArray(), 1e-6f);
          }
        });
  }

  @Test
  void aFormerStateIsFreedAndTheModelCountsOne() {
    inScope(
        () -> {
          long before = states();
          try (StatefulSequential model = StatefulSequential.of(new SimpleRnn(4).stateful())) {
            assertThrows(IllegalStateException.class, model::state);
            model.predict(part(0, 2)).close();
            Tensor first = model.state();
            Tensor kept = model.copyState();
            float[] values = first.toFloatArray();
            assertEquals(before + 1, states());
            assertSame(first, model.state());
            model.predict(part(2, 4)).close();
            assertEquals(before + 1, states());
            assertNotSame(first, model.state());
            assertThrows(TensorDisposedException.class, first::toFloatArray);
            assertArrayEquals(values, kept.toFloatArray());
          }
          assertEquals(before, states());
        });
  }

  @Test
  void whatTheCallerDoesWithAnOutputLeavesTheState() {
    inScope(
        () -> {
          try (StatefulSequential model = StatefulSequential.of(new SimpleRnn(4).stateful())) {
            Tensor y = model.predict(part(0, 2));
            float[] state = model.state().toFloatArray();
            y.assignInPlace(Tensor.zeros(1, 4));
            y.close();
            assertArrayEquals(state, model.state().toFloatArray());
            model.predict(part(2, 4));
          }
        });
  }

  @Test
  void aCallerWhoClosesTheStateTakesItAway() {
    inScope(
        () -> {
          try (StatefulSequential model = StatefulSequential.of(new SimpleRnn(4).stateful())) {
            model.predict(part(0, 2));
            model.state().close();
            assertThrows(TensorDisposedException.class, () -> model.predict(part(2, 4)));
            model.resetStates();
            model.predict(part(2, 4));
          }
        });
  }

  @Test
  void anotherBatchCannotGoOn() {
    inScope(
        () -> {
          try (StatefulSequential model = StatefulSequential.of(new SimpleRnn(4).stateful())) {
            model.predict(part(0, 2));
            Tensor two = Tensor.ones(2, 3, 1);
            String message =
                assertThrows(IllegalArgumentException.class, () -> model.predict(two)).getMessage();
            assertEquals(
                "the layer's state is of shape [1, 4], a batch of 2 cannot go on from it: call"
                    + " resetStates() first",
                message);
          }
        });
  }

  @Test
  void trainingDoesNotLetOldStatesGrow() {
    inScope(
        () -> {
          try (StatefulSequential model =
              StatefulSequential.of(new SimpleRnn(4).stateful(), new Dense(1))) {
            model.compile(new MeanSquaredError(), new Adam(0.01f));
            Tensor x = Tensor.ones(50, 3, 1);
            Tensor y = Tensor.zeros(50, 1);
            List<Memory> afterBatches = new ArrayList<>();
            FitCallback callback =
                new FitCallback() {
                  @Override
                  public void afterBatch(Batch batch) {
                    afterBatches.add(TensorRuntime.memory());
                  }
                };
            model.fit(x, y, FitOptions.epochs(1).batchSize(1).callback(callback));
            assertEquals(50, afterBatches.size());
            int handles = afterBatches.get(0).handles();
            afterBatches.forEach(memory -> assertEquals(handles, memory.handles()));
            assertFalse(model.hasState());
          }
        });
  }

  @Test
  void gradientsReachAcrossCalls() {
    inScope(
        () -> {
          try (StatefulSequential model = StatefulSequential.of(new SimpleRnn(2).stateful());
              Sequential whole = Sequential.of(new SimpleRnn(2))) {
            float[] inOne = recurrentGradient(whole, sequence());
            float[] inTwo = recurrentGradient(model, part(0, 3), part(3, 6));
            assertArrayEquals(inOne, inTwo, 1e-5f);
          }
        });
  }

  private static float[] recurrentGradient(Model model, Tensor... parts) {
    try (GradientTape tape = GradientTape.open()) {
      Tensor loss = parts[0].sum();
      for (Tensor part : parts) {
        loss = model.predict(part).sum();
      }
      Variable recurrent = model.variables().get(1);
      return tape.gradient(loss, recurrent.value()).toFloatArray();
    }
  }

  @Test
  void modelsSayWhichOfThemKeepState() {
    SimpleRnn stateful = new SimpleRnn(2).stateful();
    String message =
        assertThrows(IllegalArgumentException.class, () -> Sequential.of(new Dense(1), stateful))
            .getMessage();
    assertEquals(
        "layer 1 keeps state from call to call: make a StatefulSequential, whose resetStates()"
            + " starts a new sequence",
        message);
    assertThrows(IllegalArgumentException.class, () -> StatefulSequential.of(new SimpleRnn(2)));
    assertThrows(IllegalArgumentException.class, () -> StatefulSequential.of());
    assertThrows(IllegalArgumentException.class, () -> new SimpleRnn(0));
  }

  @Test
  void sharedLayersShareTheirState() {
    inScope(
        () -> {
          SimpleRnn shared = new SimpleRnn(2).stateful();
          StatefulSequential one = StatefulSequential.of(shared);
          StatefulSequential two = StatefulSequential.of(shared, new Dense(1));
          one.predict(part(0, 2));
          assertTrue(two.hasState());
          one.close();
          assertTrue(two.hasState());
          two.predict(part(2, 4));
          two.close();
          assertFalse(shared.hasState());
        });
  }

  @Test
  void inputsOfOtherShapesAreRefused() {
    inScope(
        () -> {
          try (Sequential model = Sequential.withInputs(1, new SimpleRnn(2))) {
            Tensor flat = Tensor.ones(1, 3);
            Tensor empty = Tensor.ones(1, 0, 1);
            Tensor wide = Tensor.ones(1, 3, 2);
            assertThrows(IllegalArgumentException.class, () -> model.predict(flat));
            assertThrows(IllegalArgumentException.class, () -> model.predict(empty));
            assertThrows(IllegalArgumentException.class, () -> model.predict(wide));
          }
        });
  }
}
