// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorOps;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * Random functions give the same when they are traced, and so fused, as when their operations are
 * done one by one.
 */
class FusedAgreeTest {

  private static final double TOLERANCE = 1e-5;
  private static final long MOST_ELEMENTS = 200_000;

  @Provide
  Arbitrary<int[]> dims() {
    Arbitrary<Integer> extents =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.integers().between(1, 6)),
            Tuple.of(4, Arbitraries.integers().between(7, 70)),
            Tuple.of(1, Arbitraries.just(1100)),
            Tuple.of(1, Arbitraries.just(0)));
    return extents.array(int[].class).ofMinSize(1).ofMaxSize(3).filter(FusedAgreeTest::fit);
  }

  /** Several long axes would take long; this many are shared out among the cores already. */
  private static boolean fit(int... dims) {
    return IntStream.of(dims).asLongStream().reduce(1, Math::multiplyExact) <= MOST_ELEMENTS;
  }

  @Property(tries = 200)
  void onPlainJava(@ForAll long seed, @ForAll("dims") int[] dims) {
    agree(Devices.java(), seed, dims);
  }

  /** Each try builds a kernel, which takes its time. */
  @Property(tries = 15)
  @AddLifecycleHook(SkipWithoutOpenCl.class)
  void onOpenCl(@ForAll long seed, @ForAll("dims") int[] dims) {
    agree(OpenClForTests.get(), seed, dims);
  }

  @Property(tries = 15)
  @AddLifecycleHook(SkipWithoutOpenCl.class)
  void onOpenClShapedForGpus(@ForAll long seed, @ForAll("dims") int[] dims) {
    OpenClTuning gpu = new OpenClTuning(OpenClMatmul.TILED, 64, false, new OpenClHost(0));
    agree(OpenClForTests.get().with(gpu), seed, dims);
  }

  private static void agree(Device device, long seed, int... dims) {
    Devices.withDevice(
        device,
        () ->
            TensorScope.tidy(
                () -> {
                  Computation.Draw draw = new Computation.Draw(seed, dims);
                  List<Tensor> inputs =
                      Stream.of(dims, draw.thinned(), draw.thinned(), draw.thinned())
                          .map(draw::anything)
                          .toList();
                  Tensor expected = random(seed, inputs);
                  try (TracedFunction function =
                      TracedFunction.ofTrace(trace -> random(seed, trace.inputs()))) {
                    agree(expected, function.call(inputs.toArray(Tensor[]::new)));
                  }
                }));
  }

  private static <T extends TensorOps<T>> T random(long seed, List<T> inputs) {
    SplittableRandom random = new SplittableRandom(seed);
    List<T> values = new ArrayList<>(inputs);
    int steps = random.nextInt(2, 24);
    for (int i = 0; i < steps; i++) {
      T last = values.get(values.size() - 1);
      T left = random.nextInt(3) > 0 ? last : values.get(random.nextInt(values.size()));
      values.add(random(random, left, values.get(random.nextInt(values.size()))));
    }
    return values.get(values.size() - 1);
  }

  private static <T extends TensorOps<T>> T random(SplittableRandom random, T left, T right) {
    return switch (random.nextInt(14)) {
      case 0 -> left.add(right);
      case 1 -> left.sub(right);
      case 2 -> left.mul(right);
      case 3 -> left.div(right);
      case 4 -> left.maximum(right);
      case 5 -> right.minimum(left);
      case 6 -> left.tanh();
      case 7 -> left.relu();
      case 8 -> left.abs().add(1).sqrt();
      case 9 -> left.neg().mul(0.5f);
      case 10 -> left.square().sub(2);
      case 11 -> left.gt(right).where(left, right);
      case 12 -> left.shape().rank() == 2 ? left.matmul(left.transpose().relu()).sum() : left.abs();
      default -> left.sub(right.max());
    };
  }

  private static void agree(Tensor expected, Tensor actual) {
    Shape shape = expected.shape();
    assertEquals(shape, actual.shape());
    float[] all = expected.toFloatArray();
    float[] fused = actual.toFloatArray();
    for (int i = 0; i < all.length; i++) {
      double distance = Math.abs((double) all[i] - fused[i]);
      boolean isClose = distance <= TOLERANCE * Math.max(Math.abs(all[i]), Math.abs(fused[i]));
      boolean same = Float.compare(all[i], fused[i]) == 0 || all[i] == fused[i] || isClose;
      if (!same) {
        fail("element " + i + " of " + shape + ": " + all[i] + " and " + fused[i]);
      }
    }
  }
}
