// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Memory;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Optimizer;
import dev.tensorlint.runtime.train.Sgd;
import dev.tensorlint.runtime.train.SoftmaxCrossEntropy;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Small models that learn, on any device. */
abstract class TrainingContract {

  private Device device = Devices.java();

  /** Returns the device under test, or aborts the test where there is none. */
  abstract Device device();

  @BeforeEach
  void findDevice() {
    device = device();
  }

  /** Runs a test on the device and checks that nothing is left. */
  private void on(Runnable test) {
    int before = TensorRuntime.memory().buffers();
    try (LeakWatch watch = LeakWatch.start()) {
      Devices.withDevice(device, () -> TensorScope.tidy(test));
      assertEquals("no leaks", watch.report().toString());
    }
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  private static Tensor xorInputs() {
    return Tensor.of(new float[] {0, 0, 0, 1, 1, 0, 1, 1}, Shape.of(4, 2));
  }

  private static Sequential xorModel() {
    Sequential model =
        Sequential.of(new Dense(8, Activation.TANH), new Dense(1), Activation.SIGMOID);
    model.compile(new MeanSquaredError(), new Adam(0.05f));
    return model;
  }

  @Test
  void xorIsLearnt() {
    on(
        () -> {
          try (Sequential model = xorModel()) {
            Tensor x = xorInputs();
            Tensor y = Tensor.of(new float[] {0, 1, 1, 0}, Shape.of(4, 1));
            FitOptions options = FitOptions.epochs(300).batchSize(4).shuffled(1);
            float last = model.fit(x, y, options).last().loss();
            assertTrue(last < 0.01, "loss " + last);
            float[] answers = model.predict(x).toFloatArray();
            assertArrayEquals(new float[] {0, 1, 1, 0}, answers, 0.2f);
          }
        });
  }

  @Test
  void xorIsLearntAsTwoClasses() {
    on(
        () -> {
          try (Sequential model = Sequential.of(new Dense(8, Activation.TANH), new Dense(2))) {
            model.compile(new SoftmaxCrossEntropy(), new Sgd(0.5f, 0.9f));
            Tensor x = xorInputs();
            Tensor labels = Tensor.of(new int[] {0, 1, 1, 0}, Shape.of(4));
            float last = model.fit(x, labels, FitOptions.epochs(150)).last().loss();
            assertTrue(last < 0.05, "loss " + last);
          }
        });
  }

  @Test
  void aLineIsFitted() {
    on(
        () -> {
          float[] xs = new float[64];
          float[] ys = new float[64];
          SplittableRandom random = new SplittableRandom(3);
          for (int i = 0; i < xs.length; i++) {
            xs[i] = (float) (2 * random.nextDouble() - 1);
            ys[i] = 3 * xs[i] - 2 + (float) (0.01 * (random.nextDouble() - 0.5));
          }
          Dense layer = new Dense(1);
          try (Sequential model = Sequential.withInputs(1, layer)) {
            model.compile(new MeanSquaredError(), new Sgd(0.1f));
            Tensor x = Tensor.of(xs, Shape.of(64, 1));
            Tensor y = Tensor.of(ys, Shape.of(64, 1));
            model.fit(x, y, FitOptions.epochs(60).batchSize(10).shuffled(5));
            assertEquals(3, layer.variables().get(0).value().item(), 0.02);
            assertEquals(-2, layer.variables().get(1).value().item(), 0.02);
          }
        });
  }

  /** The sum of a sequence of ±1, which no single step knows. */
  @Test
  void sumsOfSequencesAreLearnt() {
    on(
        () -> {
          SplittableRandom random = new SplittableRandom(9);
          float[] steps = new float[48 * 5];
          float[] sums = new float[48];
          for (int i = 0; i < steps.length; i++) {
            steps[i] = random.nextBoolean() ? 1 : -1;
            sums[i / 5] += steps[i] / 5;
          }
          SimpleRnn rnn = new SimpleRnn(6);
          try (Sequential model = Sequential.of(rnn, new Dense(1))) {
            model.compile(new MeanSquaredError(), new Adam(0.02f));
            Tensor x = Tensor.of(steps, Shape.of(48, 5, 1));
            Tensor y = Tensor.of(sums, Shape.of(48, 1));
            FitOptions options = FitOptions.epochs(60).batchSize(16).shuffled(2).validation(x, y);
            History history = model.fit(x, y, options);
            double last = history.last().validationLoss().orElseThrow();
            assertTrue(last < 0.01, "loss " + last);
          }
        });
  }

  @Test
  void trainingIsTheSameInEveryRun() {
    on(() -> assertArrayEquals(weightsOf(11), weightsOf(11)));
  }

  @Test
  void anotherOrderOfTheExamplesGivesOtherWeights() {
    on(
        () -> {
          List<Float> one = boxed(weightsOf(11));
          assertTrue(!one.equals(boxed(weightsOf(12))), "same weights");
        });
  }

  private static List<Float> boxed(float... values) {
    List<Float> boxed = new ArrayList<>();
    for (float value : values) {
      boxed.add(value);
    }
    return boxed;
  }

  private static float[] weightsOf(long seed) {
    return TensorScope.tidy(
        () -> {
          try (Sequential model = xorModel()) {
            Tensor y = Tensor.of(new float[] {0, 1, 1, 0}, Shape.of(4, 1));
            model.fit(xorInputs(), y, FitOptions.epochs(5).batchSize(3).shuffled(seed));
            return model.variables().get(0).value().toFloatArray();
          }
        });
  }

  @Test
  void fitLeavesNoHandleBehindButSlots() {
    on(
        () -> {
          try (Sequential model =
              Sequential.withInputs(2, new Dense(3, Activation.TANH), new Dense(1))) {
            model.compile(new MeanSquaredError(), new Sgd(0.1f));
            Tensor x = xorInputs();
            Tensor y = Tensor.zeros(4, 1);
            Memory before = TensorRuntime.memory();
            model.fit(x, y, FitOptions.epochs(2).batchSize(3).shuffled(1).validation(x, y));
            assertEquals(before.handles(), TensorRuntime.memory().handles());
            assertEquals(before.buffers(), TensorRuntime.memory().buffers());
            model.compile(new MeanSquaredError(), new Adam(0.1f));
            model.fit(x, y, FitOptions.epochs(2));
            int slots = 2 * model.variables().size();
            assertEquals(before.handles() + slots, TensorRuntime.memory().handles());
          }
        });
  }

  /** Against the formulas on the host, over three steps. */
  @Test
  void optimizersFollowTheirFormulas() {
    float[] gradient = {0.5f, -2f};
    double[] plain = {1, 1};
    double[] momentum = {1, 1};
    double[] adam = {1, 1};
    double[] velocity = new double[2];
    double[] mean = new double[2];
    double[] square = new double[2];
    for (int step = 1; step <= 3; step++) {
      for (int i = 0; i < 2; i++) {
        double g = gradient[i] * step;
        plain[i] -= 0.1 * g;
        velocity[i] = 0.9 * velocity[i] + g;
        momentum[i] -= 0.1 * velocity[i];
        mean[i] = 0.9 * mean[i] + 0.1 * g;
        square[i] = 0.999 * square[i] + 0.001 * g * g;
        double corrected = mean[i] / (1 - Math.pow(0.9, step));
        double root = Math.sqrt(square[i] / (1 - Math.pow(0.999, step)));
        adam[i] -= 0.1 * corrected / (root + 1e-8);
      }
    }
    on(
        () -> {
          assertClose(plain, () -> new Sgd(0.1f), gradient);
          assertClose(momentum, () -> new Sgd(0.1f, 0.9f), gradient);
          assertClose(adam, () -> new Adam(0.1f), gradient);
        });
  }

  private static void assertClose(double[] expected, Supplier<Optimizer> maker, float... gradient) {
    try (Optimizer optimizer = maker.get();
        Variable weight = Variable.of(Tensor.ones(2))) {
      for (int step = 1; step <= 3; step++) {
        optimizer.apply(List.of(weight), List.of(Tensor.of(gradient).mul(step)));
      }
      float[] actual = weight.value().toFloatArray();
      for (int i = 0; i < 2; i++) {
        assertEquals(expected[i], actual[i], 1e-4, optimizer + " element " + i);
      }
    }
  }

  @Test
  void lossesFollowTheirFormulas() {
    on(
        () -> {
          Tensor logits = Tensor.of(new float[] {1, 2, 3, 1000, 0, 0}, Shape.of(2, 3));
          Tensor labels = Tensor.of(new int[] {2, 0}, Shape.of(2));
          Tensor oneHot = Tensor.of(new float[] {0, 0, 1, 1, 0, 0}, Shape.of(2, 3));
          double first = Math.log(Math.exp(-2) + Math.exp(-1) + 1);
          SoftmaxCrossEntropy crossEntropy = new SoftmaxCrossEntropy();
          assertEquals(first / 2, crossEntropy.apply(logits, labels).item(), 1e-5);
          assertEquals(first / 2, crossEntropy.apply(logits, oneHot).item(), 1e-5);
          Tensor x = Tensor.of(1, 2);
          assertEquals(2.5, new MeanSquaredError().apply(x, Tensor.of(3, 1)).item());
        });
  }
}
