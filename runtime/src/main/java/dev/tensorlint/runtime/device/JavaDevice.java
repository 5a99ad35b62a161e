// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;

/**
 * The host's processor, programmed in Java: always there, and needs no driver. A JVM that was
 * started with {@code --add-modules jdk.incubator.vector} multiplies matrices several times faster,
 * and rounds once where others round twice.
 */
public final class JavaDevice implements Device {

  private static final String NAME = "plain Java";

  private final MatrixProduct product = MatrixProduct.best();

  @Override
  public DeviceInfo info() {
    String version = System.getProperty("java.version", "unknown");
    return new DeviceInfo(
        NAME,
        System.getProperty("java.vm.vendor", "unknown"),
        DeviceType.JAVA,
        MatrixProduct.vectors().isPresent() ? version + " with the Vector API" : version);
  }

  @Override
  public DeviceBuffer allocate(DType type, int length) {
    try {
      return new JavaBuffer(type, length);
    } catch (OutOfMemoryError full) {
      throw new AllocationFailedException(
          (long) type.bytes() * length, "the Java heap is full (-Xmx gives it more)", full);
    }
  }

  @Override
  public void write(Object source, DeviceSlice target) {
    TypeCheck.requireArray(source, target);
    System.arraycopy(source, 0, JavaBuffer.array(target), target.offset(), target.length());
  }

  @Override
  public void read(DeviceSlice source, Object target) {
    TypeCheck.requireArray(target, source);
    System.arraycopy(JavaBuffer.array(source), source.offset(), target, 0, source.length());
  }

  @Override
  public void fill(DeviceSlice target, double value) {
    Object elements = JavaBuffer.array(target);
    JavaArrays arrays = JavaArrays.of(target.type());
    int at = target.offset();
    JavaChunks.forEach(
        target.length(), (from, to) -> arrays.fill(elements, at + from, at + to, value));
  }

  @Override
  public void copy(StridedCopy plan, DeviceSlice in, DeviceSlice out) {
    Object source = JavaBuffer.array(in);
    Object target = JavaBuffer.array(out);
    JavaArrays arrays = JavaArrays.of(in.type());
    JavaWalk walk = new JavaWalk(plan.dims());
    JavaWalk.Row row =
        (count, from, to, done) ->
            arrays.copy(source, from, walk.leftStep(), target, to, walk.rightStep(), count);
    walk.run(in.offset() + plan.from(), out.offset() + plan.to(), () -> row);
  }

  @Override
  public void cast(DeviceSlice in, DeviceSlice out) {
    JavaCast.cast(in, out);
  }

  @Override
  public void map(UnaryOp op, DeviceSlice in, DeviceSlice out) {
    JavaElementwise.map(JavaMap.of(op, in.type()), in, out);
  }

  @Override
  public void zip(
      BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out) {
    JavaElementwise.zip(JavaBinary.of(op, left.type()), left, right, plan, out);
  }

  @Override
  public void chain(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out) {
    chain.require(operands, walk, out);
    JavaChain.run(chain, operands, walk, out);
  }

  @Override
  public void select(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    JavaSelect.run(condition, yes, no, out);
  }

  @Override
  public void axpy(double factor, DeviceSlice x, DeviceSlice y) {
    JavaElementwise.axpy(factor, x, y);
  }

  @Override
  public void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    if (out.type() == DType.FLOAT64) {
      JavaDoubleMatmul.run(size, left, right, out);
      return;
    }
    float[] a = JavaBuffer.floats(left);
    float[] b = JavaBuffer.floats(right);
    float[] c = JavaBuffer.floats(out);
    product.run(size, a, left.offset(), b, right.offset(), c, out.offset());
  }

  @Override
  public void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out) {
    JavaReduce.reduce(op, in, axis, out);
  }

  @Override
  public void argMax(DeviceSlice in, Axis axis, DeviceSlice out) {
    JavaReduce.argMax(in, axis, out);
  }

  @Override
  public void gather(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    JavaRows.gather(in, indices, width, out);
  }

  @Override
  public void scatterAdd(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    JavaRows.scatterAdd(in, indices, width, out);
  }

  @Override
  public void overlay(Windows windows, DeviceSlice in, DeviceSlice out) {
    JavaWindows.overlay(windows, in, out);
  }

  @Override
  public String toString() {
    return NAME;
  }
}
