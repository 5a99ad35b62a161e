// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.device.OpenClForTests;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.op.Window;
import dev.tensorlint.runtime.trace.TracedFunction;
import dev.tensorlint.runtime.tracking.InFlightException;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.SoftmaxCrossEntropy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Convolution, pooling and embedding layers, on both devices. */
class ImageLayersTest {

  /** Runs a test on a device and checks that nothing is left. */
  private static void on(boolean openCl, Runnable test) {
    int before = TensorRuntime.memory().buffers();
    try (LeakWatch watch = LeakWatch.start()) {
      Devices.withDevice(
          openCl ? OpenClForTests.device() : Devices.java(), () -> TensorScope.tidy(test));
      assertEquals("no leaks", watch.report().toString());
    }
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  private static Sequential barsModel() {
    return Sequential.withInputs(
        Shape.of(6, 6, 1),
        new Conv2d(4, 3, Activation.RELU).withPadding(Padding.SAME),
        new MaxPool2d(2),
        new AveragePool2d(Window.of(2, 2)),
        new Flatten(),
        new Dense(2));
  }

  /** Bars that stand or lie, anywhere: which one it is no single pixel knows. */
  private static float[] bars(int count) {
    SplittableRandom random = new SplittableRandom(2);
    float[] pixels = new float[count * 36];
    for (int i = 0; i < count; i++) {
      int at = random.nextInt(6);
      for (int j = 0; j < 6; j++) {
        pixels[i * 36 + (i % 2 == 0 ? at * 6 + j : j * 6 + at)] = 1;
      }
    }
    return pixels;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void barsAreToldApart(boolean openCl) {
    on(
        openCl,
        () -> {
          try (Sequential model = barsModel()) {
            model.compile(new SoftmaxCrossEntropy(), new Adam(0.02f));
            int[] labels = new int[32];
            for (int i = 0; i < labels.length; i++) {
              labels[i] = i % 2;
            }
            Tensor x = Tensor.of(bars(32), Shape.of(32, 6, 6, 1));
            Tensor y = Tensor.of(labels, Shape.of(32));
            float last = model.fit(x, y, FitOptions.epochs(25).batchSize(8)).last().loss();
            assertTrue(last < 0.1, "loss " + last);
            assertArrayEquals(labels, model.predict(x).argMax(1).toIntArray());
          }
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void wordsAreEmbedded(boolean openCl) {
    on(
        openCl,
        () -> {
          Embedding table = new Embedding(4, 3);
          try (Sequential model =
              Sequential.withInputs(Shape.of(2), table, new Flatten(), new Dense(1))) {
            model.compile(new MeanSquaredError(), new Adam(0.05f));
            Tensor words = Tensor.of(new int[] {0, 1, 1, 2, 2, 3, 3, 0}, Shape.of(4, 2));
            Tensor sums = Tensor.of(new float[] {1, 3, 5, 3}, Shape.of(4, 1));
            float last = model.fit(words, sums, FitOptions.epochs(150)).last().loss();
            assertTrue(last < 0.05, "loss " + last);
            assertEquals(Shape.of(4, 3), table.variables().get(0).value().shape());
            Tensor unknown = model.predict(Tensor.of(new int[] {0, 9}, Shape.of(1, 2)));
            assertTrue(Float.isNaN(unknown.item()));
          }
        });
  }

  @Test
  void weightsHaveTheShapesOfTheLayers() {
    on(
        false,
        () -> {
          try (Sequential model = barsModel()) {
            assertEquals(
                List.of(Shape.of(3, 3, 1, 4), Shape.of(4), Shape.of(16, 2), Shape.of(2)),
                model.variables().stream().map(each -> each.value().shape()).toList());
            Tensor images = Tensor.zeros(3, 6, 6, 1);
            assertEquals(Shape.of(3, 2), model.predict(images).shape());
          }
        });
  }

  @Test
  void weightsAreMadeInTheFirstRunToo() {
    on(
        false,
        () -> {
          try (Sequential model =
                  Sequential.of(
                      new Conv2d(2, 3).withStride(2).withSeed(4), new Flatten(), new Dense(1));
              Sequential same =
                  Sequential.withInputs(
                      Shape.of(7, 5, 2),
                      new Conv2d(2, 3).withStride(2).withSeed(4),
                      new Flatten(),
                      new Dense(1))) {
            Tensor x = Tensor.rand(1, 7, 5, 2);
            assertEquals(model.predict(x).item(), same.predict(x).item());
          }
        });
  }

  @Test
  void aModelIsSavedAndLoaded(@TempDir Path folder) {
    on(
        false,
        () -> {
          Path file = folder.resolve("bars.safetensors");
          try (Sequential model = barsModel();
              Sequential other = barsModel()) {
            model.variables().get(0).assign(Tensor.ones(3, 3, 1, 4));
            model.save(file);
            other.load(file);
            Tensor x = Tensor.of(bars(2), Shape.of(2, 6, 6, 1));
            assertArrayEquals(model.predict(x).toFloatArray(), other.predict(x).toFloatArray(), 0f);
          } catch (IOException failed) {
            throw new AssertionError(failed);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void convolutionsAreTraced(boolean openCl) {
    on(
        openCl,
        () -> {
          Tensor x = Tensor.of(bars(2), Shape.of(2, 6, 6, 1));
          Tensor direct =
              x.conv2d(Tensor.ones(2, 2, 1, 3)).maxPool2d(Window.tiles(2, 2)).flip(1).tanh();
          try (TracedFunction traced =
              TracedFunction.ofTrace(
                  trace ->
                      trace
                          .input(0)
                          .conv2d(trace.input(1))
                          .maxPool2d(Window.tiles(2, 2))
                          .flip(1)
                          .tanh())) {
            Tensor result = traced.callWith(List.of(), x, Tensor.ones(2, 2, 1, 3));
            assertArrayEquals(direct.toFloatArray(), result.toFloatArray(), 0f);
          }
        });
  }

  @Test
  void imagesAreUsedAndReleasedAsAnyTensor() {
    on(
        false,
        () -> {
          try (Sequential model = barsModel()) {
            Tensor x = Tensor.zeros(1, 6, 6, 1);
            TensorFuture<Tensor> future = model.predictAsync(x);
            assertThrows(InFlightException.class, x::close);
            future.join().close();
            x.close();
            assertThrows(TensorDisposedException.class, () -> model.predict(x));
            assertThrows(TensorDisposedException.class, () -> x.averagePool2d(Window.tiles(2, 2)));
          }
        });
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertEquals(
        "a convolution needs images of shape [batch, height, width, channels], got [6, 6]",
        refusal(() -> Sequential.withInputs(Shape.of(6, 6), new Conv2d(1, 2))));
    assertEquals(
        "how many features there are depends on the whole shape of an example: make the model by"
            + " withInputs(Shape.of(height, width, channels), ...), or by of(...)",
        refusal(() -> Sequential.withInputs(1, new Conv2d(1, 2), new Flatten())));
    assertEquals(
        "maxPool2d needs images of at least 2 x 2, got [1, 1, 6, 1]",
        refusal(() -> Sequential.withInputs(Shape.of(1, 6, 1), new MaxPool2d(2))));
    assertThrows(IllegalArgumentException.class, () -> new Conv2d(0, 1));
    assertThrows(IllegalArgumentException.class, () -> new Embedding(1, 0));
    try (Sequential model = Sequential.of(new Embedding(2, 2));
        Tensor x = Tensor.zeros(1)) {
      assertEquals(
          "an embedding needs indices of int32, got float32 [1]: cast them first",
          refusal(() -> model.predict(x)));
    }
  }

  private static String refusal(Runnable call) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
