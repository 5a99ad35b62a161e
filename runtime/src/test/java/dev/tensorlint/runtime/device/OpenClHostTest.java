// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DType;
import org.junit.jupiter.api.Test;

/** What an OpenCL device leaves to the host, by the same contract as what it computes. */
class OpenClHostTest extends OperationsContract {

  private static final int MOST_BYTES = 16;

  /** Returns the device that computes up to four numbers on the host. */
  static OpenClDevice withHost() {
    return OpenClForTests.get()
        .with(new OpenClTuning(OpenClMatmul.VECTOR, 64, true, new OpenClHost(MOST_BYTES)));
  }

  @Override
  Device device() {
    return OpenClForTests.get()
        .with(
            new OpenClTuning(OpenClMatmul.VECTOR, 64, true, new OpenClHost(OpenClHost.MOST_BYTES)));
  }

  private static DeviceSlice written(Device device, DeviceBuffer buffer, float... values) {
    DeviceSlice slice = new DeviceSlice(buffer, 0, values.length);
    device.write(values, slice);
    return slice;
  }

  private static float[] read(Device device, DeviceSlice slice) {
    float[] elements = new float[slice.length()];
    device.read(slice, elements);
    return elements;
  }

  @Test
  void aSmallResultOfWhatWasWrittenStaysOnTheHost() {
    OpenClDevice device = withHost();
    try (DeviceBuffer buffer = device.allocate(DType.FLOAT32, 8)) {
      DeviceSlice x = written(device, buffer, 1, 2, 3, 4);
      device.map(UnaryOp.NEG, x, x);
      device.axpy(2, x, x);
      assertNotNull(OpenClBuffer.onHost(x));
      assertArrayEquals(new float[] {-3, -6, -9, -12}, read(device, x));
      assertNotNull(OpenClBuffer.onHost(x));
    }
  }

  @Test
  void aKernelGetsWhatTheHostHasComputed() {
    OpenClDevice device = withHost();
    try (DeviceBuffer small = device.allocate(DType.FLOAT32, 4);
        DeviceBuffer large = device.allocate(DType.FLOAT32, 8)) {
      DeviceSlice x = written(device, small, 1, 2, 3, 4);
      device.map(UnaryOp.NEG, x, x);
      Broadcast plan = Broadcast.of(new int[] {2, 4}, new int[] {4});
      DeviceSlice y = written(device, large, 1, 1, 1, 1, 2, 2, 2, 2);
      device.zip(BinaryOp.ADD, y, x, plan, y);
      assertNull(OpenClBuffer.onHost(x));
      assertNull(OpenClBuffer.onHost(y));
      assertArrayEquals(new float[] {0, -1, -2, -3, 1, 0, -1, -2}, read(device, y));
    }
  }

  @Test
  void whatTheDeviceHasIsComputedThere() {
    OpenClDevice device = withHost();
    try (DeviceBuffer buffer = device.allocate(DType.FLOAT32, 8);
        DeviceBuffer other = device.allocate(DType.FLOAT32, 1)) {
      DeviceSlice x = written(device, buffer, 1, 2, 3, 4, 5);
      device.map(UnaryOp.NEG, x, x);
      device.reduce(ReduceOp.SUM, x, Axis.all(5), DeviceSlice.of(other));
      assertNull(OpenClBuffer.onHost(DeviceSlice.of(other)));
      assertArrayEquals(new float[] {-15}, read(device, DeviceSlice.of(other)));
    }
  }

  @Test
  void aFreedBufferIsRefused() {
    OpenClDevice device = withHost();
    DeviceBuffer buffer = device.allocate(DType.FLOAT32, 2);
    DeviceSlice x = written(device, buffer, 1, 2);
    buffer.close();
    assertThrows(IllegalStateException.class, () -> device.map(UnaryOp.NEG, x, x));
  }

  @Test
  void aClosedDeviceIsRefused() {
    OpenClDevice device = OpenClForTests.open();
    OpenClDevice withHost =
        device.with(new OpenClTuning(OpenClMatmul.VECTOR, 64, true, new OpenClHost(MOST_BYTES)));
    try (DeviceBuffer buffer = device.allocate(DType.FLOAT32, 2)) {
      DeviceSlice x = written(withHost, buffer, 1, 2);
      device.close();
      assertThrows(DeviceClosedException.class, () -> withHost.map(UnaryOp.NEG, x, x));
      assertThrows(DeviceClosedException.class, () -> read(withHost, x));
    }
  }
}
