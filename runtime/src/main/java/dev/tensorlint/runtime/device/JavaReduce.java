// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.stream.IntStream;

/**
 * Reductions in Java. Every result is folded from its elements in their order; one result of very
 * many elements from parts, which the cores share and which are the same on every machine.
 */
final class JavaReduce {

  private JavaReduce() {}

  static void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out) {
    JavaFold fold = JavaFold.of(op, in.type());
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    if (axis.outputs() == 1 && axis.extent() > JavaChunks.SIZE) {
      put(target, out.offset(), inParts(fold, source, in.offset(), axis.extent()));
      return;
    }
    JavaChunks.forEach(
        axis.outputs(),
        axis.extent(),
        (from, to) -> {
          for (int i = from; i < to; i++) {
            int at = in.offset() + first(axis, i);
            put(target, out.offset() + i, fold.apply(source, at, axis.inner(), axis.extent()));
          }
        });
  }

  static void argMax(DeviceSlice in, Axis axis, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    int[] target = JavaBuffer.ints(out);
    JavaChunks.forEach(
        axis.outputs(),
        axis.extent(),
        (from, to) -> {
          for (int i = from; i < to; i++) {
            int at = in.offset() + first(axis, i);
            target[out.offset() + i] =
                source instanceof float[] floats
                    ? argMax(floats, at, axis.inner(), axis.extent())
                    : argMax((int[]) source, at, axis.inner(), axis.extent());
          }
        });
  }

  /** Returns the index of the first element that result {@code i} is made of. */
  private static int first(Axis axis, int i) {
    return i / axis.inner() * axis.extent() * axis.inner() + i % axis.inner();
  }

  private static double inParts(JavaFold fold, Object source, int at, int length) {
    return IntStream.range(0, JavaChunks.count(length, JavaChunks.SIZE))
        .parallel()
        .mapToObj(
            part -> {
              int from = part * JavaChunks.SIZE;
              return fold.apply(source, at + from, 1, Math.min(JavaChunks.SIZE, length - from));
            })
        .toList()
        .stream()
        .reduce(fold::combine)
        .orElseThrow();
  }

  private static void put(Object target, int at, double value) {
    if (target instanceof float[] floats) {
      floats[at] = (float) value;
    } else {
      ((int[]) target)[at] = (int) value;
    }
  }

  private static int argMax(float[] in, int at, int stride, int count) {
    int best = 0;
    for (int i = 1; i < count && !Float.isNaN(in[at + best * stride]); i++) {
      float x = in[at + i * stride];
      best = x > in[at + best * stride] || Float.isNaN(x) ? i : best;
    }
    return best;
  }

  private static int argMax(int[] in, int at, int stride, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = in[at + i * stride] > in[at + best * stride] ? i : best;
    }
    return best;
  }
}
