// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.op.TensorType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * Every operation gives the same on plain Java and on OpenCL, with the kernels that a GPU gets and
 * with those of a CPU: within 1e-5 of the result, over shapes with empty, single and odd extents.
 */
class DevicesAgreeTest {

  private static final double TOLERANCE = 1e-5;

  /** Smaller differences are below the normal numbers, which a device may count as 0. */
  private static final double SUBNORMAL = 1e-37;

  /** More elements than that take time and show nothing new: they fill every work-group. */
  private static final long MOST_ELEMENTS = 200_000;

  /** One result, on the host. */
  private static final class Result {
    private final TensorType type;
    private final float[] values;

    /** Reads elements of any type; {@code float} holds the small whole numbers exactly. */
    Result(Tensor tensor) {
      type = tensor.type();
      values = tensor.cast(DType.FLOAT32).toFloatArray();
    }
  }

  /** Mostly small extents, so that all kinds of broadcasts come, and some that fill work-groups. */
  @Provide
  Arbitrary<int[]> dims() {
    Arbitrary<Integer> extents =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.integers().between(1, 6)),
            Tuple.of(2, Arbitraries.integers().between(7, 70)),
            Tuple.of(1, Arbitraries.just(0)));
    return extents.array(int[].class).ofMinSize(1).ofMaxSize(4).filter(DevicesAgreeTest::fit);
  }

  private static boolean fit(int... dims) {
    return IntStream.of(dims).asLongStream().reduce(1, Math::multiplyExact) <= MOST_ELEMENTS;
  }

  @Property(tries = 300)
  @AddLifecycleHook(SkipWithoutOpenCl.class)
  void onAllShapes(@ForAll Computation computation, @ForAll long seed, @ForAll("dims") int[] dims) {
    List<Result> expected = on(Devices.java(), computation, seed, dims);
    OpenClDevice device = OpenClForTests.get();
    agree(expected, on(device, computation, seed, dims));
    OpenClTuning gpu = new OpenClTuning(OpenClMatmul.TILED, 64, false, new OpenClHost(0));
    agree(expected, on(device.with(gpu), computation, seed, dims));
    OpenClTuning cpu = new OpenClTuning(OpenClMatmul.VECTOR, 64, true, new OpenClHost(0));
    agree(expected, on(device.with(cpu), computation, seed, dims));
    OpenClTuning host = new OpenClTuning(OpenClMatmul.VECTOR, 64, true, new OpenClHost(256));
    agree(expected, on(device.with(host), computation, seed, dims));
  }

  private static List<Result> on(Device device, Computation computation, long seed, int... dims) {
    List<Result> results = new ArrayList<>();
    Devices.withDevice(
        device,
        () ->
            TensorScope.tidy(
                () ->
                    computation.run(new Computation.Draw(seed, dims)).stream()
                        .map(Result::new)
                        .forEach(results::add)));
    return results;
  }

  private static void agree(List<Result> expected, List<Result> actual) {
    assertEquals(expected.size(), actual.size());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i).type, actual.get(i).type, "result " + i);
      agree("result " + i, expected.get(i).values, actual.get(i).values);
    }
  }

  private static void agree(String what, float[] expected, float[] actual) {
    assertEquals(expected.length, actual.length, what);
    for (int i = 0; i < expected.length; i++) {
      float a = expected[i];
      float b = actual[i];
      boolean same = Float.isNaN(a) ? Float.isNaN(b) : a == b || isClose(a, b);
      if (!same) {
        fail(what + ", element " + i + ": " + a + " and " + b);
      }
    }
  }

  private static boolean isClose(float a, float b) {
    double scale = Math.max(Math.abs(a), Math.abs(b));
    return Float.isFinite(a)
        && Float.isFinite(b)
        && Math.abs((double) a - b) <= Math.max(TOLERANCE * scale, SUBNORMAL);
  }
}
