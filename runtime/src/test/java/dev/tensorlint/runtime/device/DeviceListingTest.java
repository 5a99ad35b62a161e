// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DeviceListingTest {

  private static final DeviceInfo JAVA = new DeviceInfo("plain Java", "V", DeviceType.JAVA, "17");
  private static final DeviceInfo GPU = new DeviceInfo("Fast", "W", DeviceType.GPU, "3.0");
  private static final DeviceInfo NONE = new DeviceInfo("OpenCL", "", DeviceType.ACCELERATOR, "");

  @Test
  void theUsedDeviceIsTold() {
    List<DeviceReport> devices =
        List.of(new DeviceReport(JAVA, true, ""), new DeviceReport(GPU, true, ""));
    assertEquals(
        List.of(
            "device  plain Java (JAVA, V, driver 17): usable",
            "device  Fast (GPU, W, driver 3.0): used"),
        DeviceListing.lines(devices, GPU));
  }

  @Test
  void whatIsNotUsableSaysWhy() {
    List<DeviceReport> devices =
        List.of(
            new DeviceReport(JAVA, true, ""),
            new DeviceReport(NONE, false, "no OpenCL library is installed"));
    assertEquals(
        List.of(
            "device  plain Java (JAVA, V, driver 17): used",
            "device  OpenCL: not usable, no OpenCL library is installed"),
        DeviceListing.lines(devices, JAVA));
  }
}
