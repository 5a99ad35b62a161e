// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Overlay;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.op.Patches;
import dev.tensorlint.runtime.op.Window;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** One operation on operands that are drawn from a seed, the same on every device. */
enum Computation {
  ARITHMETIC {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.anything(draw.thinned());
      Tensor b = draw.anything(draw.thinned());
      return List.of(
          a.add(b), a.sub(b), a.mul(b), a.div(b), a.maximum(b), a.minimum(b), a.mul(0.3f));
    }
  },
  POWERS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.positive(draw.thinned());
      Tensor b = draw.positive(draw.thinned());
      return List.of(a.pow(b), a.pow(-2), draw.anything(draw.dims()).pow(2));
    }
  },
  WHOLE_NUMBERS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.wholes(draw.thinned());
      Tensor b = draw.wholes(draw.thinned());
      return List.of(
          a.add(b), a.sub(b), a.mul(b), a.maximum(b), a.minimum(7), a.neg(), a.abs(), a.square());
    }
  },
  COMPARISONS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.anything(draw.thinned());
      Tensor b = draw.anything(draw.thinned());
      Tensor c = draw.wholes(draw.thinned());
      Tensor test = a.lt(b);
      return List.of(
          test,
          a.eq(b),
          a.ne(a),
          a.ge(b),
          a.le(0),
          c.eq(3),
          c.gt(c),
          test.not().or(a.gt(b)),
          test.and(a.lt(1)),
          test.where(a, b),
          test.where(c, c.neg()),
          test.where(test, a.eq(b)));
    }
  },
  FUNCTIONS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.anything(draw.dims());
      return List.of(
          a.relu(),
          a.tanh(),
          a.sigmoid(),
          a.exp(),
          a.log(),
          a.sqrt(),
          a.neg(),
          a.abs(),
          a.square());
    }
  },
  CASTS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.anything(draw.dims());
      Tensor whole = a.cast(DType.INT32);
      Tensor truth = a.cast(DType.BOOL);
      return List.of(
          whole,
          truth,
          whole.cast(DType.FLOAT32),
          whole.cast(DType.BOOL),
          truth.cast(DType.INT32),
          truth.cast(DType.FLOAT32));
    }
  },
  REDUCTIONS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.positive(draw.dims());
      Tensor any = draw.anything(draw.dims());
      Tensor whole = draw.wholes(draw.dims());
      return List.of(
          a.sum(), a.mean(), any.max(), any.min(), whole.sum(), whole.max(), whole.min());
    }
  },
  REDUCTIONS_ALONG {
    @Override
    List<Tensor> run(Draw draw) {
      int axis = draw.axis();
      Tensor a = draw.positive(draw.dims());
      Tensor any = draw.anything(draw.dims());
      Tensor whole = draw.wholes(draw.dims());
      return List.of(
          a.sum(axis),
          a.mean(axis),
          any.max(axis),
          any.min(axis),
          whole.sum(axis),
          whole.max(axis),
          whole.min(axis));
    }
  },
  LARGEST {
    @Override
    List<Tensor> run(Draw draw) {
      int axis = draw.axis();
      Tensor any = draw.anything(draw.dims());
      if (any.shape().dim(axis) == 0) {
        return List.of();
      }
      return List.of(any.argMax(axis), draw.wholes(draw.dims()).argMax(axis));
    }
  },
  SOFTMAX {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.positive(draw.dims()).mul(10);
      // Near 0 the logarithm is right to a unit of the sum that it is taken of, which is near 1.
      return List.of(a.softmax(draw.axis()), a.logSoftmax(draw.axis()).sub(1));
    }
  },
  MOVES {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.anything(draw.dims());
      int axis = draw.axis();
      int extent = a.shape().dim(axis);
      Tensor part = a.copyOfRange(axis, extent / 3, extent);
      return List.of(
          a.transpose(),
          part,
          part.transpose(),
          a.concat(axis, List.of(part, a)),
          a.gt(0).transpose(),
          a.cast(DType.INT32).copyOfRange(axis, 0, extent / 2),
          a.flip(axis),
          a.copyOfRange(axis, extent / 4, extent, 3),
          a.gt(0).flip(axis),
          draw.anything(draw.thinned()).broadcastTo(draw.dims()));
    }
  },
  ROWS {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor table = draw.positive(draw.dims());
      int rows = table.shape().dim(0);
      Tensor indices = draw.indices(7, rows);
      return List.of(
          table.gather(indices),
          draw.positive(table.shape().with(0, 7).dims()).scatterAdd(indices, rows + 1));
    }
  },
  PRODUCTS {
    @Override
    List<Tensor> run(Draw draw) {
      int m = draw.extent(150);
      int k = draw.extent(100);
      int n = draw.extent(150);
      Tensor a = draw.positive(m + 1, k);
      Tensor b = draw.positive(k, n);
      return List.of(a.matmul(b), a.slice(1, m + 1).matmul(b));
    }
  },
  /** Windows of any size and stride; what they cover is put back where it lay. */
  IMAGES {
    @Override
    List<Tensor> run(Draw draw) {
      Window window =
          Window.of(1 + draw.extent(4), 1 + draw.extent(4))
              .stride(1 + draw.extent(3), 1 + draw.extent(3))
              .padding(draw.extent(2) == 0 ? Padding.NONE : Padding.SAME);
      int height = window.height() + draw.extent(12);
      int width = window.width() + draw.extent(12);
      int channels = 1 + draw.extent(5);
      Tensor images = draw.positive(draw.extent(4), height, width, channels);
      Tensor patches = images.apply(new Patches(window, 0), List.of());
      Tensor kernel = draw.positive(window.height(), window.width(), channels, 1 + draw.extent(9));
      return List.of(
          patches,
          patches.apply(new Overlay(window, height, width), List.of()),
          images.conv2d(kernel, window.strideDown(), window.padding()),
          images.maxPool2d(window),
          images.averagePool2d(window));
    }
  },
  UPDATES {
    @Override
    List<Tensor> run(Draw draw) {
      Tensor a = draw.positive(draw.dims());
      Tensor b = draw.positive(draw.dims());
      a.addInPlace(b).addInPlace(b, 0.25f);
      Tensor c = draw.wholes(draw.dims());
      return List.of(a, c.assignInPlace(draw.wholes(draw.dims())), b.assignInPlace(a));
    }
  };

  /** Computes on the current device. */
  abstract List<Tensor> run(Draw draw);

  /** Where operands come from. */
  static final class Draw {

    private static final float[] SPECIAL = {
      Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 0f, -0f, 1e30f, -1e-30f, 88.5f
    };

    private final SplittableRandom random;
    private final int[] dims;

    /**
     * Draws operands.
     *
     * @param dims of at least one dimension
     */
    Draw(long seed, int... dims) {
      this.random = new SplittableRandom(seed);
      this.dims = dims;
    }

    int[] dims() {
      return dims;
    }

    int axis() {
      return random.nextInt(dims.length);
    }

    int extent(int bound) {
      return random.nextInt(bound);
    }

    /** Leaves some outer dimensions out and sets others to 1, so that results broadcast. */
    int[] thinned() {
      return IntStream.range(random.nextInt(dims.length + 1), dims.length)
          .map(i -> random.nextInt(3) == 0 ? 1 : dims[i])
          .toArray();
    }

    /** Mostly small numbers of both signs, and what is special in IEEE 754. */
    Tensor anything(int... shape) {
      return floats(
          () ->
              random.nextInt(8) == 0
                  ? SPECIAL[random.nextInt(SPECIAL.length)]
                  : (float) random.nextDouble(-8, 8),
          shape);
    }

    /** Sums of these have no cancellation, so that a relative error means something. */
    Tensor positive(int... shape) {
      return floats(() -> (float) random.nextDouble(0.5, 2), shape);
    }

    Tensor wholes(int... shape) {
      Shape all = Shape.of(shape);
      return Tensor.of(random.ints(all.size(), -9, 9).toArray(), all);
    }

    /** Some of them are out of range. */
    Tensor indices(int count, int rows) {
      return Tensor.ofInts(random.ints(count, -1, rows + 1).toArray());
    }

    private interface Next {
      float get();
    }

    private static Tensor floats(Next next, int... shape) {
      Shape all = Shape.of(shape);
      float[] values = new float[all.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = next.get();
      }
      return Tensor.of(values, all);
    }
  }
}
