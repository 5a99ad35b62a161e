// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.op.Window;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Convolution, pooling and stepped copies on a device, against loops. */
abstract class WindowContract {

  abstract Device device();

  /** An image, a kernel and how it moves. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Case(int[] images, int kernel, int filters, int stride, Padding padding) {

    @Override
    public String toString() {
      return Arrays.toString(images) + " " + kernel + " " + filters + " " + stride + " " + padding;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        new Case(new int[] {1, 1, 1, 1}, 1, 1, 1, Padding.NONE),
        new Case(new int[] {2, 5, 7, 3}, 3, 4, 1, Padding.NONE),
        new Case(new int[] {2, 5, 7, 3}, 3, 4, 1, Padding.SAME),
        new Case(new int[] {1, 8, 6, 2}, 2, 3, 2, Padding.SAME),
        new Case(new int[] {1, 7, 9, 1}, 4, 2, 3, Padding.SAME),
        new Case(new int[] {1, 9, 8, 2}, 2, 2, 3, Padding.NONE),
        new Case(new int[] {3, 4, 4, 1}, 1, 2, 2, Padding.SAME),
        new Case(new int[] {2, 2, 2, 1}, 5, 1, 1, Padding.SAME),
        new Case(new int[] {0, 4, 4, 1}, 2, 2, 1, Padding.NONE),
        new Case(new int[] {2, 30, 31, 4}, 3, 17, 1, Padding.SAME));
  }

  private void on(Runnable test) {
    int before = TensorRuntime.memory().buffers();
    Devices.withDevice(device(), () -> TensorScope.tidy(test));
    assertEquals(before, TensorRuntime.memory().buffers());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void convolutionIsASumOfProducts(Case given) {
    on(
        () -> {
          int[] dims = {given.kernel, given.kernel, given.images[3], given.filters};
          SplittableRandom random = new SplittableRandom(5);
          float[] images = NaiveReference.random(random, Shape.of(given.images).size());
          float[] kernel = NaiveReference.random(random, Shape.of(dims).size());
          Tensor result =
              Tensor.of(images, Shape.of(given.images))
                  .conv2d(Tensor.of(kernel, Shape.of(dims)), given.stride, given.padding);
          Places places = new Places(given);
          assertEquals(places.shape(given.filters), result.shape());
          float[] actual = result.toFloatArray();
          for (int i = 0; i < actual.length; i++) {
            assertEquals(places.convolved(images, kernel, i), actual[i], 1e-3, "element " + i);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("cases")
  void poolingLooksAtThePixelsThatAreThere(Case given) {
    on(
        () -> {
          float[] images =
              NaiveReference.random(new SplittableRandom(9), Shape.of(given.images).size());
          Tensor x = Tensor.of(images, Shape.of(given.images)).sub(3);
          Window window =
              Window.of(given.kernel, given.kernel)
                  .stride(given.stride, given.stride)
                  .padding(given.padding);
          Places places = new Places(given);
          assertEquals(places.shape(given.images[3]), x.maxPool2d(window).shape());
          float[] largest = x.maxPool2d(window).toFloatArray();
          float[] mean = x.averagePool2d(window).toFloatArray();
          for (int i = 0; i < largest.length; i++) {
            double[] pixels = places.pixels(images, i).map(pixel -> pixel - 3f).toArray();
            assertEquals(Arrays.stream(pixels).max().orElseThrow(), largest[i], 1e-5);
            assertEquals(Arrays.stream(pixels).average().orElseThrow(), mean[i], 1e-5);
          }
        });
  }

  @Test
  void undefinedPixelsPassThrough() {
    on(
        () -> {
          Tensor x = Tensor.of(new float[] {1, Float.NaN, 2, 3}, Shape.of(1, 1, 4, 1));
          Window two = Window.tiles(1, 2);
          assertArrayEquals(new float[] {Float.NaN, 3}, x.maxPool2d(two).toFloatArray());
          assertArrayEquals(new float[] {Float.NaN, 2.5f}, x.averagePool2d(two).toFloatArray());
        });
  }

  @Test
  void largeImagesAreComputedWhole() {
    on(
        () -> {
          Tensor x = Tensor.ones(3, 100, 120, 2);
          Tensor sums = x.conv2d(Tensor.ones(3, 3, 2, 1), 1, Padding.SAME);
          assertEquals(3 * 2 * (98 * 118 * 9 + 2 * (98 + 118) * 6 + 4 * 4), sums.sum().item());
        });
  }

  @Test
  void slicesOfImagesAreConvolvedAlone() {
    on(
        () -> {
          Tensor x = Tensor.of(new float[] {9, 9, 1, 2, 9, 9}, Shape.of(3, 1, 2, 1)).slice(1, 2);
          Tensor sum = x.conv2d(Tensor.ones(1, 2, 1, 1));
          assertArrayEquals(new float[] {3}, sum.toFloatArray());
        });
  }

  @Test
  void whatDoesNotFitIsRefused() {
    on(
        () -> {
          Tensor x = Tensor.zeros(1, 4, 4, 2);
          assertEquals(
              "conv2d needs images of at least 5 x 5, got [1, 4, 4, 2]",
              refusal(() -> x.conv2d(Tensor.zeros(5, 5, 2, 1))));
          assertEquals(
              "conv2d needs shapes [batch, height, width, channels] and [kernel height, kernel"
                  + " width, channels, filters], got [1, 4, 4, 2] and [3, 3, 1, 1]",
              refusal(() -> x.conv2d(Tensor.zeros(3, 3, 1, 1))));
          assertEquals(
              "maxPool2d needs images of shape [batch, height, width, channels], got [4, 2]",
              refusal(() -> Tensor.zeros(4, 2).maxPool2d(Window.tiles(2, 2))));
          assertEquals(
              "a window needs extents and strides of at least 1, got 2 x 2 and strides of 0 and 1",
              refusal(() -> Window.of(2, 2).stride(0, 1)));
        });
  }

  private static String refusal(Runnable call) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  @Test
  void rangesHaveStepsAndCountFromTheEnd() {
    on(
        () -> {
          Tensor x = Tensor.of(0, 1, 2, 3, 4, 5, 6);
          assertArrayEquals(new float[] {1, 3, 5}, x.copyOfRange(0, 1, 6, 2).toFloatArray());
          assertArrayEquals(new float[] {0, 3, 6}, x.copyOfRange(0, 0, 7, 3).toFloatArray());
          assertArrayEquals(new float[] {4, 5}, x.copyOfRange(-1, -3, -1).toFloatArray());
          assertArrayEquals(new float[] {4, 5}, x.slice(-3, -1).toFloatArray());
          assertArrayEquals(new float[] {5, 6}, x.slice(-2).toFloatArray());
          assertArrayEquals(new float[] {3, 4}, x.slice(3, -2).toFloatArray());
          assertArrayEquals(new float[] {6, 5, 4, 3, 2, 1, 0}, x.flip(0).toFloatArray());
          assertEquals(0, x.copyOfRange(0, 2, 2, 5).shape().size());
          assertEquals(0, Tensor.zeros(0, 2).flip(0).shape().size());
          Tensor grid = Tensor.of(new int[] {1, 2, 3, 4, 5, 6}, Shape.of(2, 3));
          assertArrayEquals(new int[] {3, 2, 1, 6, 5, 4}, grid.flip(-1).toIntArray());
          assertArrayEquals(new int[] {1, 3, 4, 6}, grid.copyOfRange(1, 0, 3, 2).toIntArray());
          assertArrayEquals(
              new boolean[] {false, false, true},
              Tensor.ofBools(true, false, false).flip(0).toBooleanArray());
          for (int[] range : new int[][] {{-8, 2}, {0, 8}, {3, 2}, {5, -3}}) {
            assertThrows(IndexOutOfBoundsException.class, () -> x.slice(range[0], range[1]));
          }
          assertThrows(IllegalArgumentException.class, () -> x.copyOfRange(0, 0, 7, 0));
          assertThrows(IllegalArgumentException.class, () -> Tensor.scalar(1).slice(0));
        });
  }

  /** The places of a case's window, found by their definition. */
  private static final class Places {

    private final Case given;
    private final int down;
    private final int across;
    private final int top;
    private final int left;

    Places(Case given) {
      this.given = given;
      boolean same = given.padding == Padding.SAME;
      down = places(same, given.images[1]);
      across = places(same, given.images[2]);
      top = same ? before(down, given.images[1]) : 0;
      left = same ? before(across, given.images[2]) : 0;
    }

    private int places(boolean same, int extent) {
      int reach = same ? extent : extent - given.kernel + 1;
      return (reach + given.stride - 1) / given.stride;
    }

    private int before(int places, int extent) {
      return Math.max(0, (places - 1) * given.stride + given.kernel - extent) / 2;
    }

    Shape shape(int channels) {
      return Shape.of(given.images[0], down, across, channels);
    }

    double convolved(float[] images, float[] kernel, int at) {
      int filter = at % given.filters;
      double sum = 0;
      for (int i = 0; i < given.kernel * given.kernel; i++) {
        for (int channel = 0; channel < given.images[3]; channel++) {
          int pixel = pixel(at / given.filters, i);
          double value = pixel < 0 ? 0 : images[pixel * given.images[3] + channel];
          sum += value * kernel[(i * given.images[3] + channel) * given.filters + filter];
        }
      }
      return sum;
    }

    DoubleStream pixels(float[] images, int at) {
      int channels = given.images[3];
      return IntStream.range(0, given.kernel * given.kernel)
          .map(i -> pixel(at / channels, i))
          .filter(pixel -> pixel >= 0)
          .mapToDouble(pixel -> images[pixel * channels + at % channels]);
    }

    /** Returns the index of a pixel, or -1 beyond the edges. */
    private int pixel(int place, int i) {
      int y = place / across % down * given.stride + i / given.kernel - top;
      int x = place % across * given.stride + i % given.kernel - left;
      boolean there = y >= 0 && y < given.images[1] && x >= 0 && x < given.images[2];
      return there ? (place / across / down * given.images[1] + y) * given.images[2] + x : -1;
    }
  }
}
