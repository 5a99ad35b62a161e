// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

/** What is written is there for whoever reads it, whenever it is sent. */
class OpenClUploadTest {

  private static float[] draw(SplittableRandom random, int length) {
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = random.nextInt(100);
    }
    return values;
  }

  /** Writes, changes and reads parts of one buffer in a random order, on a device. */
  private static float[] run(Device device, long seed, int length) {
    SplittableRandom random = new SplittableRandom(seed);
    try (DeviceBuffer buffer = device.allocate(DType.FLOAT32, length)) {
      device.fill(DeviceSlice.of(buffer), 0);
      for (int step = 0; step < 8; step++) {
        int from = random.nextBoolean() ? 0 : random.nextInt(length);
        DeviceSlice part = new DeviceSlice(buffer, from, random.nextInt(length - from + 1));
        switch (random.nextInt(3)) {
          case 0 -> device.map(UnaryOp.NEG, part, part);
          case 1 -> device.read(part, new float[part.length()]);
          default -> device.write(draw(random, part.length()), part);
        }
      }
      float[] result = new float[length];
      device.read(DeviceSlice.of(buffer), result);
      return result;
    }
  }

  @Property(tries = 200)
  @AddLifecycleHook(SkipWithoutOpenCl.class)
  void theOrderIsKept(@ForAll long seed, @ForAll @IntRange(min = 1, max = 40) int length) {
    float[] expected = run(Devices.java(), seed, length);
    assertArrayEquals(expected, run(OpenClForTests.get(), seed, length));
    assertArrayEquals(expected, run(OpenClHostTest.withHost(), seed, length));
  }

  @Property(tries = 10)
  @AddLifecycleHook(SkipWithoutOpenCl.class)
  void manyElementsAreSentAtOnce(
      @ForAll long seed, @ForAll @IntRange(min = 1000, max = 1100) int length) {
    theOrderIsKept(seed, length);
  }

  @Test
  void everyTypeArrives() {
    Devices.withDevice(
        OpenClForTests.get(),
        () ->
            TensorScope.tidy(
                () -> {
                  float[] floats = {Float.NaN, -0f, Float.MIN_VALUE, Float.POSITIVE_INFINITY};
                  assertArrayEquals(floats, Tensor.of(floats).copyOfRange(0, 0, 4).toFloatArray());
                  assertArrayEquals(
                      new int[] {Integer.MIN_VALUE, -1}, Tensor.ofInts(1 << 31, -1).toIntArray());
                  assertArrayEquals(
                      new boolean[] {true, false},
                      Tensor.ofBools(false, true).not().toBooleanArray());
                }));
  }

  @Test
  void theSourceMayChangeAtOnce() {
    Devices.withDevice(
        OpenClForTests.get(),
        () -> {
          float[] values = {1, 2};
          try (Tensor x = Tensor.of(values)) {
            values[0] = 7;
            assertArrayEquals(new float[] {1, 2}, x.toFloatArray());
          }
        });
  }

  /** Which of them sends the elements differs from run to run; so it is repeated. */
  @Test
  void twoThreadsUseWhatNobodyHasSent() throws Exception {
    OpenClDevice device = OpenClForTests.get();
    ExecutorService threads = Executors.newFixedThreadPool(2);
    CyclicBarrier together = new CyclicBarrier(2);
    for (int round = 0; round < 100; round++) {
      Tensor[] made = new Tensor[1];
      float value = round;
      Devices.withDevice(device, () -> made[0] = Tensor.of(value, 1));
      List<Future<Float>> sums =
          IntStream.range(0, 2)
              .mapToObj(i -> threads.submit(() -> sum(together, made[0])))
              .toList();
      for (Future<Float> sum : sums) {
        assertEquals(value + 1, sum.get());
      }
      made[0].close();
    }
    threads.shutdown();
  }

  private static float sum(CyclicBarrier together, Tensor x) throws Exception {
    together.await();
    try (Tensor sum = x.sum()) {
      return sum.item();
    }
  }
}
