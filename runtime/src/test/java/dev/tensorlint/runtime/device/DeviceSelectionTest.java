// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.fail;

import dev.tensorlint.runtime.LogCapture;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeviceSelectionTest {

  private final Device fallback = new JavaDevice();
  private final Device other = new JavaDevice();
  private final DeviceProbe nothing = new DeviceProbe(List::of);
  private final DeviceProbe something = new DeviceProbe(() -> List.of(new Sound(other)));

  private record Sound(Device open) implements DeviceDriver.Candidate {
    @Override
    public DeviceInfo info() {
      return open.info();
    }
  }

  private List<String> linesOf(Device expected, DeviceProbe probe, String wanted) {
    try (LogCapture log = new LogCapture()) {
      assertSame(expected, selection(probe).select(wanted));
      return log.lines();
    }
  }

  private DeviceSelection selection(DeviceProbe probe) {
    return new DeviceSelection(fallback, () -> probe, System.getLogger("dev.tensorlint.runtime"));
  }

  @Test
  void autoTakesOpenClWhereItIs() {
    assertEquals(List.of(), linesOf(other, something, "auto"));
    assertEquals(
        List.of(), linesOf(fallback, nothing, "auto"), "quiet, as most machines have none");
  }

  @Test
  void whatWasAskedForAndIsMissingIsAWarning() {
    assertEquals(List.of(), linesOf(other, something, " OpenCL "));
    assertEquals(
        List.of(
            "WARNING: OpenCL was asked for and cannot be used, using plain Java: the OpenCL loader"
                + " finds no device"),
        linesOf(fallback, nothing, "opencl"));
  }

  @Test
  void plainJavaNeverTouchesOpenCl() {
    DeviceSelection selection =
        new DeviceSelection(
            fallback,
            () -> fail("the driver was touched"),
            System.getLogger("dev.tensorlint.runtime"));
    assertSame(fallback, selection.select("java"));
  }

  @Test
  void anUnknownWordMeansAuto() {
    assertEquals(
        List.of("WARNING: tensorlint.device must be auto, java or opencl, got 'gpu': taking auto"),
        linesOf(other, something, "gpu"));
  }
}
