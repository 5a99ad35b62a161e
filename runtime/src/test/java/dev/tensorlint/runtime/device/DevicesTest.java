// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DevicesTest {

  @Test
  void plainJavaIsAlwaysListedFirst() {
    DeviceReport first = Devices.list().get(0);
    assertEquals(DeviceType.JAVA, first.info().type());
    assertEquals(new DeviceReport(Devices.java().info(), true, ""), first);
    assertEquals(
        Devices.openCl().isPresent(),
        Devices.list().stream().skip(1).anyMatch(DeviceReport::usable));
  }

  @Test
  void aBodyHasItsDeviceAndSoHaveItsThreads() throws InterruptedException {
    Device before = Devices.current();
    Device device = new JavaDevice();
    List<Device> seen = new CopyOnWriteArrayList<>();
    CountDownLatch sawInside = new CountDownLatch(1);
    CountDownLatch bodyEnded = new CountDownLatch(1);
    Thread thread =
        startedWith(
            device,
            () -> {
              seen.add(Devices.current());
              sawInside.countDown();
              bodyEnded.await();
              seen.add(Devices.current());
              return null;
            },
            sawInside);
    bodyEnded.countDown();
    thread.join();
    assertEquals(List.of(device, before), seen);
    assertSame(before, Devices.current());
  }

  /** Starts a thread inside a body that ends when the latch opens. */
  private static Thread startedWith(
      Device device, Callable<@Nullable Void> work, CountDownLatch endOfBody) {
    FutureTask<@Nullable Void> task = new FutureTask<>(work);
    Thread[] started = new Thread[1];
    Devices.withDevice(
        device,
        () -> {
          started[0] = new Thread(task);
          started[0].start();
          assertDoesNotThrow(() -> endOfBody.await());
        });
    return started[0];
  }

  @Test
  void bodiesNest() {
    Device device = new JavaDevice();
    Devices.withDevice(
        device,
        () -> {
          Devices.withDevice(Devices.java(), () -> assertSame(Devices.java(), Devices.current()));
          assertSame(device, Devices.current());
        });
  }

  @Test
  void theDeviceIsPutBackWhenTheBodyThrows() {
    Device before = Devices.current();
    assertThrows(
        IllegalStateException.class,
        () ->
            Devices.withDevice(
                new JavaDevice(),
                () -> {
                  throw new IllegalStateException("body");
                }));
    assertSame(before, Devices.current());
  }

  @Test
  void theProcessCanBeGivenADevice() {
    Device before = Devices.current();
    Device device = new JavaDevice();
    try {
      Devices.use(device);
      assertSame(device, Devices.current());
    } finally {
      Devices.use(before);
    }
  }
}
