// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.random;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GeneratorTest {

  private static final int MANY = 100_000;

  private static float[] floats(long seed, Function<Generator, Tensor> draw) {
    Generator generator = new Generator(seed);
    try (Tensor drawn = draw.apply(generator)) {
      return drawn.toFloatArray();
    }
  }

  /** The JDK has the same algorithm, with a seed that is not mixed. */
  @Test
  void aSeedGivesTheSameNumbersForEver() {
    long goldenGamma = 0x9E3779B97F4A7C15L;
    long mixedSeed = new SplittableRandom((42 ^ goldenGamma) - goldenGamma).nextLong();
    SplittableRandom jdk = new SplittableRandom(mixedSeed);
    for (float element : floats(42, g -> g.uniform(100))) {
      assertEquals((jdk.nextLong() >>> 40) / (float) (1 << 24), element);
    }
  }

  @Test
  void everyDeviceGetsTheSameNumbers() {
    List<Device> devices =
        Stream.concat(Stream.of(Devices.java()), Devices.openCl().stream()).toList();
    float[] expected = floats(7, g -> g.normal(100));
    for (Device device : devices) {
      Devices.withDevice(device, () -> assertArrayEquals(expected, floats(7, g -> g.normal(100))));
    }
  }

  @Test
  void otherSeedsAndLaterCallsGiveOtherNumbers() {
    Set<String> seen = new HashSet<>();
    for (long seed = -50; seed < 50; seed++) {
      assertTrue(seen.add(Arrays.toString(floats(seed, g -> g.uniform(8)))));
    }
    Generator generator = new Generator(1);
    TensorScope.tidy(
        () ->
            assertFalse(
                Arrays.equals(
                    generator.uniform(8).toFloatArray(), generator.uniform(8).toFloatArray())));
  }

  @Test
  void uniformNumbersAreEven() {
    float[] drawn = floats(3, g -> g.uniform(-2, 6, Shape.of(MANY)));
    assertEquals(2, mean(drawn), 0.05);
    assertEquals(8 * 8 / 12.0, variance(drawn), 0.1);
    for (float element : drawn) {
      assertTrue(element >= -2 && element < 6);
    }
  }

  @Test
  void normalNumbersAreNormal() {
    float[] drawn = floats(3, g -> g.normal(5, 2, Shape.of(MANY)));
    assertEquals(5, mean(drawn), 0.05);
    assertEquals(4, variance(drawn), 0.1);
    long near = IntStream.range(0, MANY).filter(i -> Math.abs(drawn[i] - 5) < 2).count();
    assertEquals(0.6827, near / (double) MANY, 0.01);
  }

  @Test
  void aDropoutMaskKeepsTheMean() {
    float[] mask = floats(3, g -> g.dropoutMask(0.25f, Shape.of(MANY)));
    for (float element : mask) {
      assertTrue(element == 0 || element == 1 / 0.75f);
    }
    assertEquals(1, mean(mask), 0.01);
    assertArrayEquals(new float[] {1, 1}, floats(3, g -> g.dropoutMask(0, Shape.of(2))));
  }

  @Test
  void wrongParametersAreRefused() {
    Generator generator = new Generator(1);
    Shape one = Shape.of(1);
    assertThrows(IllegalArgumentException.class, () -> generator.dropoutMask(1, one));
    assertThrows(IllegalArgumentException.class, () -> generator.dropoutMask(Float.NaN, one));
    assertThrows(IllegalArgumentException.class, () -> generator.uniform(1, 1, one));
  }

  @Test
  void aPermutationHasEachNumberOnce() {
    int[] order = new Generator(5).permutation(1000);
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    assertArrayEquals(IntStream.range(0, 1000).toArray(), sorted);
    assertFalse(Arrays.equals(sorted, order));
    assertEquals(0, new Generator(5).permutation(0).length);
  }

  /** Each of the 6 orders of 3 is drawn 1000 times of 6000, give or take 5 deviations. */
  @Test
  void allOrdersAreAsLikely() {
    Generator generator = new Generator(11);
    int[] counts = new int[6];
    for (int i = 0; i < 6_000; i++) {
      int[] order = generator.permutation(3);
      counts[order[0] * 2 + (order[1] > order[2] ? 1 : 0)]++;
    }
    for (int count : counts) {
      assertEquals(1000, count, 150);
    }
  }

  @Test
  void threadsThatShareAGeneratorGetNumbersOfTheirOwn() {
    Generator shared = new Generator(9);
    List<TensorFuture<int[]>> futures =
        IntStream.range(0, 8).mapToObj(task -> Async.run(() -> drawMany(shared))).toList();
    int[] together =
        futures.stream().flatMapToInt(future -> Arrays.stream(future.join())).sorted().toArray();
    Generator alone = new Generator(9);
    int[] expected =
        IntStream.range(0, 8).flatMap(task -> Arrays.stream(drawMany(alone))).sorted().toArray();
    assertArrayEquals(expected, together);
  }

  private static int[] drawMany(Generator generator) {
    return IntStream.range(0, 500)
        .flatMap(
            call -> {
              try (Tensor drawn = generator.uniform(7)) {
                float[] elements = drawn.toFloatArray();
                return IntStream.range(0, 7).map(i -> Float.floatToIntBits(elements[i]));
              }
            })
        .toArray();
  }

  @Test
  void aSplitGeneratorIsReproducible() {
    Generator one = new Generator(1).split();
    Generator two = new Generator(1).split();
    TensorScope.tidy(
        () -> {
          float[] ofOne = one.uniform(4).toFloatArray();
          assertArrayEquals(ofOne, two.uniform(4).toFloatArray());
          assertFalse(Arrays.equals(ofOne, floats(1, g -> g.uniform(4))));
        });
  }

  @Test
  void theImplicitGeneratorIsCounted() {
    long before = TensorRuntime.implicitRandomDraws();
    TensorScope.tidy(
        () -> {
          assertFalse(
              Arrays.equals(Tensor.rand(2, 3).toFloatArray(), Tensor.rand(2, 3).toFloatArray()));
          assertEquals(Shape.of(4), Tensor.randn(4).shape());
        });
    assertEquals(before + 3, TensorRuntime.implicitRandomDraws());
    floats(1, g -> g.uniform(1));
    assertEquals(before + 3, TensorRuntime.implicitRandomDraws());
  }

  private static double mean(float[] elements) {
    double sum = 0;
    for (float element : elements) {
      sum += element;
    }
    return sum / elements.length;
  }

  private static double variance(float[] elements) {
    double mean = mean(elements);
    double sum = 0;
    for (float element : elements) {
      sum += (element - mean) * (element - mean);
    }
    return sum / elements.length;
  }
}
