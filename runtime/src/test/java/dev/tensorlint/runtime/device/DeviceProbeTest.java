// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jocl.CLException;
import org.junit.jupiter.api.Test;

/** Every way in which OpenCL can be missing or broken, played by fake drivers. */
class DeviceProbeTest {

  private static final DeviceInfo INFO = new DeviceInfo("fake", "nobody", DeviceType.GPU, "1");

  private record Fake(DeviceInfo info, Supplier<Device> opening) implements DeviceDriver.Candidate {
    @Override
    public Device open() {
      return opening.get();
    }
  }

  private static Supplier<Device> failing(Supplier<? extends Error> failure) {
    return () -> {
      throw failure.get();
    };
  }

  private static DeviceProbe failingDriver(Throwable failure) {
    return new DeviceProbe(
        () -> {
          if (failure instanceof Error error) {
            throw error;
          }
          throw (RuntimeException) failure;
        });
  }

  private static void assertNone(String reason, DeviceProbe probe) {
    assertEquals(Optional.empty(), probe.device());
    assertEquals(reason, probe.reason());
    assertEquals(1, probe.reports().size());
    assertTrue(reason.endsWith(probe.reports().get(0).reason()), probe.reports().toString());
    assertEquals(1, reason.lines().count());
  }

  private static DeviceProbe openingFails(RuntimeException failure) {
    Fake candidate =
        new Fake(
            INFO,
            () -> {
              throw failure;
            });
    return new DeviceProbe(() -> List.of(candidate));
  }

  @Test
  void noLibrary() {
    String message =
        "Could not initialize native OpenCL library. Implementation library could not be loaded";
    assertNone("no OpenCL library is installed", failingDriver(new UnsatisfiedLinkError(message)));
  }

  @Test
  void noNativePartOfJocl() {
    assertNone(
        "JOCL's native library cannot be loaded (UnsatisfiedLinkError)",
        failingDriver(new UnsatisfiedLinkError("Error while loading native library\n\tmore")));
    assertNone(
        "JOCL's native library cannot be loaded (NoClassDefFoundError)",
        failingDriver(new NoClassDefFoundError("Could not initialize class org.jocl.CL")));
  }

  @Test
  void noDriver() {
    assertNone(
        "the OpenCL loader finds no driver (CL_PLATFORM_NOT_FOUND_KHR)",
        failingDriver(new CLException("CL_PLATFORM_NOT_FOUND_KHR", -1001)));
  }

  @Test
  void noPlatform() {
    assertNone("the OpenCL loader finds no device", new DeviceProbe(List::of));
  }

  @Test
  void noDeviceOnThePlatform() {
    assertNone(
        "fake: this platform has no device",
        openingFails(new DeviceUnusableException("this platform has no device")));
  }

  @Test
  void noContext() {
    assertNone(
        "fake: the OpenCL driver fails: CL_OUT_OF_RESOURCES",
        openingFails(new CLException("CL_OUT_OF_RESOURCES\nmore", -5)));
  }

  @Test
  void aFailedSelfTestNamesTheCure() {
    DeviceProbe probe = openingFails(new DeviceUnusableException("breaks: " + JvmSignals.cure()));
    assertNone("fake: breaks: " + JvmSignals.cure(), probe);
    assertTrue(probe.reason().endsWith("/lib/libjsig.so"));
  }

  @Test
  void aMissingFunctionInTheDriver() {
    Fake candidate = new Fake(INFO, failing(() -> new UnsatisfiedLinkError("clCreateBuffer")));
    assertNone(
        "fake: JOCL's native library cannot be loaded (UnsatisfiedLinkError)",
        new DeviceProbe(() -> List.of(candidate)));
  }

  @Test
  void theFirstUsableDeviceIsTakenAndOpenedOnce() {
    List<String> opened = new ArrayList<>();
    Device device = new JavaDevice();
    Fake broken =
        new Fake(
            INFO,
            () -> {
              opened.add("broken");
              throw new DeviceUnusableException("broken");
            });
    Fake good =
        new Fake(
            INFO,
            () -> {
              opened.add("good");
              return device;
            });
    Fake spare =
        new Fake(
            INFO,
            () -> {
              opened.add("spare");
              return new JavaDevice();
            });
    DeviceProbe probe = new DeviceProbe(() -> List.of(broken, good, spare));
    assertSame(device, probe.device().orElseThrow());
    assertSame(device, probe.device().orElseThrow());
    assertEquals(List.of("broken", "good"), opened);
    assertEquals(
        List.of(false, true, true), probe.reports().stream().map(DeviceReport::usable).toList());
    assertEquals(List.of("broken", "good", "spare"), opened);
  }
}
