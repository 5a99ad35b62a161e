// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Axis;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.Broadcast;
import dev.tensorlint.runtime.device.Chain;
import dev.tensorlint.runtime.device.ChainWalk;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceBuffer;
import dev.tensorlint.runtime.device.DeviceInfo;
import dev.tensorlint.runtime.device.DeviceSlice;
import dev.tensorlint.runtime.device.MatmulSize;
import dev.tensorlint.runtime.device.ReduceOp;
import dev.tensorlint.runtime.device.StridedCopy;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.device.Windows;
import java.util.List;

/** A device that takes data and fails at everything else, the release of its buffers too. */
final class FailingDevice implements Device {

  private final Device device;
  private int closed;

  FailingDevice(Device device) {
    this.device = device;
  }

  @Override
  public DeviceInfo info() {
    return device.info();
  }

  @Override
  public DeviceBuffer allocate(DType type, int length) {
    return new DeviceBuffer() {
      @Override
      public DType type() {
        return type;
      }

      @Override
      public int length() {
        return length;
      }

      @Override
      public void close() {
        closed++;
        throw new IllegalStateException("close " + closed);
      }
    };
  }

  @Override
  public void write(Object source, DeviceSlice target) {}

  @Override
  public void read(DeviceSlice source, Object target) {
    throw failure();
  }

  @Override
  public void fill(DeviceSlice target, double value) {
    throw failure();
  }

  @Override
  public void copy(StridedCopy plan, DeviceSlice in, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void cast(DeviceSlice in, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void map(UnaryOp op, DeviceSlice in, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void zip(
      BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void chain(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void select(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void axpy(double factor, DeviceSlice x, DeviceSlice y) {
    throw failure();
  }

  @Override
  public void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void argMax(DeviceSlice in, Axis axis, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void gather(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void scatterAdd(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    throw failure();
  }

  @Override
  public void overlay(Windows windows, DeviceSlice in, DeviceSlice out) {
    throw failure();
  }

  private static IllegalStateException failure() {
    return new IllegalStateException("kernel");
  }
}
