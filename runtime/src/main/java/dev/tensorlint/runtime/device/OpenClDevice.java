// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.stream.IntStream;

/**
 * A device behind an OpenCL driver, with one in-order queue. Operations are enqueued and return;
 * {@link #read} waits.
 */
public final class OpenClDevice implements Device, AutoCloseable {

  /** Elements that one work-item sums alone. */
  private static final int SUM_ALONE = 4096;

  /** Work-items that sum parts of a larger input, and how many of them a GPU groups. */
  private static final int SUM_PARTS = 1024;

  private static final int SUM_GROUP = 64;

  private final DeviceInfo info;
  private final OpenClContext context;
  private final OpenClTuning tuning;

  OpenClDevice(DeviceInfo info, OpenClContext context, OpenClTuning tuning) {
    this.info = info;
    this.context = context;
    this.tuning = tuning;
  }

  /** Returns a view of this device that uses the given shape of the matrix kernel. */
  OpenClDevice with(OpenClMatmul shape) {
    return new OpenClDevice(info, context, new OpenClTuning(shape, tuning.group()));
  }

  @Override
  public DeviceInfo info() {
    return info;
  }

  @Override
  public DeviceBuffer allocate(int length) {
    return new OpenClBuffer(length, context.allocate(length));
  }

  @Override
  public void write(float[] source, DeviceSlice target) {
    if (target.length() > 0) {
      context.write(source, OpenClBuffer.of(target), target.offset(), target.length());
    }
  }

  @Override
  public void read(DeviceSlice source, float[] target) {
    if (source.length() > 0) {
      context.read(OpenClBuffer.of(source), source.offset(), source.length(), target);
    }
  }

  @Override
  public void fill(DeviceSlice target, float value) {
    launch(new OpenClLaunch("fill").with(target).with(target.length()).with(value), target);
  }

  @Override
  public void map(UnaryOp op, DeviceSlice in, DeviceSlice out) {
    String kernel = "map_" + op.name();
    launch(new OpenClLaunch(kernel).with(in).with(out).with(out.length()), out);
  }

  @Override
  public void zip(
      BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out) {
    String kernel = (isDense(plan) ? "zip_" : "broadcast_") + op.name();
    OpenClLaunch launch =
        new OpenClLaunch(kernel).with(left).with(right).with(out).with(out.length());
    if (!isDense(plan)) {
      launch.with(plan.rank());
      launch.withVector(vector(plan, Broadcast::dim));
      launch.withVector(vector(plan, Broadcast::leftStride));
      launch.withVector(vector(plan, Broadcast::rightStride));
    }
    launch(launch, out);
  }

  @Override
  public void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    if (out.length() > 0) {
      tuning.matmul().launch(context, size, left, right, out);
    }
  }

  @Override
  public void sum(DeviceSlice in, DeviceSlice out) {
    if (in.length() <= SUM_ALONE) {
      sum(in, out, 1);
      return;
    }
    try (DeviceBuffer parts = allocate(SUM_PARTS)) {
      sum(in, DeviceSlice.of(parts), SUM_PARTS);
      sum(DeviceSlice.of(parts), out, 1);
    }
  }

  /** Frees the context. The caller has freed all buffers. */
  @Override
  public void close() {
    context.close();
  }

  @Override
  public String toString() {
    return info.name();
  }

  /** Neighbouring work-items of a GPU read neighbouring elements, those of a CPU run alone. */
  private void sum(DeviceSlice in, DeviceSlice out, int items) {
    int chunk = (in.length() + items - 1) / items;
    boolean apart = info.type() == DeviceType.CPU;
    OpenClLaunch launch =
        new OpenClLaunch("sum_parts")
            .with(in)
            .with(out)
            .with(in.length())
            .with(apart ? chunk : 1)
            .with(apart ? 1 : items)
            .with(chunk);
    int group = apart || items == 1 ? 1 : SUM_GROUP;
    context.launch(launch, new long[] {items}, new long[] {group});
  }

  private void launch(OpenClLaunch launch, DeviceSlice out) {
    if (out.length() > 0) {
      int group = tuning.group();
      long groups = ((long) out.length() + group - 1) / group;
      context.launch(launch, new long[] {groups * group}, new long[] {group});
    }
  }

  private static boolean isDense(Broadcast plan) {
    return plan.rank() == 1 && plan.leftStride(0) == 1 && plan.rightStride(0) == 1;
  }

  /** One value a dimension. */
  private interface PerDimension {
    int get(Broadcast plan, int index);
  }

  private static int[] vector(Broadcast plan, PerDimension value) {
    return IntStream.range(0, Broadcast.MAX_RANK)
        .map(index -> index < plan.rank() ? value.get(plan, index) : 0)
        .toArray();
  }
}
