// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A device of its own is closed; a call with what its driver has released would end this JVM. */
class ClosedDeviceTest {

  private static final int THREADS = 3;

  @Test
  void everyUseIsRefused() {
    OpenClDevice device = OpenClForTests.open();
    DeviceSlice x = DeviceSlice.of(device.allocate(DType.FLOAT32, 4));
    device.write(new float[4], x);
    device.close();
    List<Executable> uses =
        List.of(
            () -> device.allocate(DType.INT32, 1),
            () -> device.write(new float[4], x),
            () -> device.read(x, new float[4]),
            () -> device.fill(x, 1),
            () -> device.map(UnaryOp.TANH, x, x),
            () -> device.matmul(new MatmulSize(2, 1, 2), x, x, x),
            () -> device.reduce(ReduceOp.SUM, x, new Axis(1, 4, 1), x),
            () -> device.build("late", "kernel void late() {}"),
            () -> device.enqueue("late", queue -> {}),
            device::finish);
    uses.forEach(use -> assertThrows(DeviceClosedException.class, use));
    assertDoesNotThrow(x.buffer()::close);
  }

  @Test
  void theMessageSaysWhatToDo() {
    OpenClDevice device = OpenClForTests.open();
    device.close();
    DeviceClosedException refused = assertThrows(DeviceClosedException.class, device::finish);
    assertEquals(
        device.info().name()
            + " was closed before finishing: close a device behind its last use, or go on with"
            + " Devices.use(Devices.java())",
        refused.getMessage());
  }

  @Test
  void aSecondCloseDoesNothing() {
    OpenClDevice device = OpenClForTests.open();
    device.close();
    assertDoesNotThrow(device::close);
  }

  @Test
  void othersGoOn() {
    OpenClDevice device = OpenClForTests.open();
    OpenClDevice other = OpenClForTests.open();
    device.close();
    try (other;
        DeviceBuffer buffer = other.allocate(DType.FLOAT32, 1)) {
      float[] result = new float[1];
      other.fill(DeviceSlice.of(buffer), 2);
      other.map(UnaryOp.SQUARE, DeviceSlice.of(buffer), DeviceSlice.of(buffer));
      other.read(DeviceSlice.of(buffer), result);
      assertEquals(4, result[0]);
    }
  }

  @Test
  void tensorsAreRefusedAndStillClose() {
    OpenClDevice device = OpenClForTests.open();
    long live = TensorRuntime.liveBytes();
    int handles = TensorRuntime.memory().handles();
    Tensor[] made = new Tensor[1];
    Devices.withDevice(device, () -> made[0] = Tensor.of(1, 2, 3));
    Tensor x = made[0];
    device.close();
    assertThrows(DeviceClosedException.class, x::tanh);
    assertThrows(DeviceClosedException.class, x::reluInPlace);
    assertThrows(DeviceClosedException.class, x::toFloatArray);
    Devices.withDevice(
        device, () -> assertThrows(DeviceClosedException.class, () -> Tensor.of(1, 2)));
    assertFalse(x.isClosed());
    x.close();
    assertEquals(live, TensorRuntime.liveBytes());
    assertEquals(handles, TensorRuntime.memory().handles());
    TensorRuntime.trim();
  }

  /** Which of the calls meets the end differs from run to run; so it is repeated. */
  @Test
  void itIsClosedWhileOthersCompute() throws InterruptedException {
    for (int round = 0; round < 5; round++) {
      OpenClDevice device = OpenClForTests.open();
      CountDownLatch computing = new CountDownLatch(THREADS);
      ExecutorService threads = Executors.newFixedThreadPool(THREADS);
      List<Future<?>> ends =
          IntStream.range(0, THREADS)
              .<Future<?>>mapToObj(i -> threads.submit(() -> compute(device, computing)))
              .toList();
      computing.await();
      device.close();
      for (Future<?> end : ends) {
        ExecutionException failure = assertThrows(ExecutionException.class, end::get);
        assertTrue(failure.getCause() instanceof DeviceClosedException, failure::toString);
      }
      threads.shutdown();
    }
  }

  private static void compute(OpenClDevice device, CountDownLatch computing) {
    MatmulSize size = new MatmulSize(64, 64, 64);
    try (DeviceBuffer in = device.allocate(DType.FLOAT32, 1 << 12);
        DeviceBuffer out = device.allocate(DType.FLOAT32, 1 << 12)) {
      DeviceSlice x = DeviceSlice.of(in);
      DeviceSlice y = DeviceSlice.of(out);
      device.fill(x, 0);
      for (long step = 0; true; step++) {
        device.matmul(size, x, x, y);
        device.map(UnaryOp.TANH, y, y);
        device.read(y, new float[1 << 12]);
        if (step == 1) {
          computing.countDown();
        }
      }
    }
  }
}
