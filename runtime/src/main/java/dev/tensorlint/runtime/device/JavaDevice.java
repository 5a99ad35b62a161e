// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The host's processor, programmed in Java: always there, and needs no driver. */
public final class JavaDevice implements Device {

  /** Elements in the part of an element-wise operation that one task computes. */
  private static final int CHUNK = 1 << 16;

  private static final DeviceInfo INFO =
      new DeviceInfo(
          "plain Java",
          System.getProperty("java.vm.vendor", "unknown"),
          DeviceType.JAVA,
          System.getProperty("java.version", "unknown"));

  @Override
  public DeviceInfo info() {
    return INFO;
  }

  @Override
  public DeviceBuffer allocate(int length) {
    return new JavaBuffer(length);
  }

  @Override
  public void write(float[] source, DeviceSlice target) {
    System.arraycopy(source, 0, JavaBuffer.of(target), target.offset(), target.length());
  }

  @Override
  public void read(DeviceSlice source, float[] target) {
    System.arraycopy(JavaBuffer.of(source), source.offset(), target, 0, source.length());
  }

  @Override
  public void fill(DeviceSlice target, float value) {
    int end = target.offset() + target.length();
    Arrays.fill(JavaBuffer.of(target), target.offset(), end, value);
  }

  @Override
  public void map(UnaryOp op, DeviceSlice in, DeviceSlice out) {
    JavaUnary function = JavaUnary.of(op);
    float[] source = JavaBuffer.of(in);
    float[] target = JavaBuffer.of(out);
    if (in.length() == 0) {
      return;
    }
    chunks(in.length())
        .forEach(
            at -> {
              int length = Math.min(CHUNK, in.length() - at);
              function.apply(source, in.offset() + at, target, out.offset() + at, length);
            });
  }

  @Override
  public void zip(
      BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out) {
    if (plan.size() > 0) {
      float[] a = JavaBuffer.of(left);
      float[] b = JavaBuffer.of(right);
      new JavaZip(JavaBinary.of(op), plan, a, b, JavaBuffer.of(out))
          .run(left.offset(), right.offset(), out.offset());
    }
  }

  @Override
  public void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    float[] a = JavaBuffer.of(left);
    float[] b = JavaBuffer.of(right);
    float[] c = JavaBuffer.of(out);
    JavaMatmul.run(size, a, left.offset(), b, right.offset(), c, out.offset());
  }

  @Override
  public void sum(DeviceSlice in, DeviceSlice out) {
    float[] source = JavaBuffer.of(in);
    double total = 0;
    for (int i = in.offset(); i < in.offset() + in.length(); i++) {
      total += source[i];
    }
    JavaBuffer.of(out)[out.offset()] = (float) total;
  }

  private static IntStream chunks(int length) {
    IntStream starts = IntStream.rangeClosed(0, (length - 1) / CHUNK).map(index -> index * CHUNK);
    return length > CHUNK ? starts.parallel() : starts;
  }

  @Override
  public String toString() {
    return INFO.name();
  }
}
