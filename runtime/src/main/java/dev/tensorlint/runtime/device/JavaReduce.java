// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reductions in Java. Every result is folded from its elements in their order; one result of very
 * many elements from parts, which the cores share and which are the same on every machine.
 */
final class JavaReduce {

  private JavaReduce() {}

  static void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out) {
    DType type = in.type();
    TypeCheck.require(op.resultType(type), out);
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    if (axis.outputs() == 1 && axis.extent() > JavaChunks.SIZE) {
      inParts(op, type, source, in.offset(), axis.extent()).end(target, out.offset());
      return;
    }
    JavaChunks.forEach(
        axis.outputs(),
        axis.extent(),
        (from, to) -> {
          JavaFold fold = JavaFold.of(op, type);
          for (int i = from; i < to; i++) {
            fold.begin();
            fold.take(source, in.offset() + first(axis, i), axis.inner(), axis.extent());
            fold.end(target, out.offset() + i);
          }
        });
  }

  static void argMax(DeviceSlice in, Axis axis, DeviceSlice out) {
    DType type = in.type();
    Object source = JavaBuffer.array(in);
    int[] target = JavaBuffer.ints(out);
    JavaChunks.forEach(
        axis.outputs(),
        axis.extent(),
        (from, to) -> {
          JavaArgMax search = new JavaArgMax(type);
          for (int i = from; i < to; i++) {
            int at = in.offset() + first(axis, i);
            target[out.offset() + i] = search.find(source, at, axis.inner(), axis.extent());
          }
        });
  }

  /** Returns the index of the first element that result {@code i} is made of. */
  private static int first(Axis axis, int i) {
    return i / axis.inner() * axis.extent() * axis.inner() + i % axis.inner();
  }

  private static JavaFold inParts(ReduceOp op, DType type, Object source, int at, int length) {
    List<JavaFold> parts =
        IntStream.range(0, JavaChunks.count(length, JavaChunks.SIZE))
            .parallel()
            .mapToObj(
                part -> {
                  int from = part * JavaChunks.SIZE;
                  JavaFold fold = JavaFold.of(op, type);
                  fold.take(source, at + from, 1, Math.min(JavaChunks.SIZE, length - from));
                  return fold;
                })
            .toList();
    JavaFold all = JavaFold.of(op, type);
    parts.forEach(all::merge);
    return all;
  }
}
