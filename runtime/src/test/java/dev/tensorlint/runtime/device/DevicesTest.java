// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
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
    List<Device> seen = new ArrayList<>();
    Thread[] started = new Thread[1];
    Devices.withDevice(
        device,
        () -> {
          seen.add(Devices.current());
          started[0] = new Thread(() -> seen.add(Devices.current()));
          Devices.withDevice(Devices.java(), () -> assertSame(Devices.java(), Devices.current()));
          assertSame(device, Devices.current());
        });
    started[0].start();
    started[0].join();
    assertEquals(List.of(device, device), seen);
    assertSame(before, Devices.current());
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
