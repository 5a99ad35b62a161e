// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The OpenCL device for tests. Where there is none a test is skipped, unless {@code
 * -Dtensorlint.requireOpenCL=true} demands that it runs.
 */
public final class OpenClForTests {

  private OpenClForTests() {}

  /** Returns the device, or aborts the test where there is none. */
  public static Device device() {
    return get();
  }

  static OpenClDevice get() {
    boolean there = Devices.openCl().isPresent();
    String why = "no OpenCL device: " + Devices.list();
    if (Boolean.getBoolean("tensorlint.requireOpenCL")) {
      assertTrue(there, why);
    }
    assumeTrue(there, why);
    return (OpenClDevice) Devices.openCl().orElseThrow();
  }

  /** Opens the device once more, apart from the one that other tests use; the caller closes it. */
  static OpenClDevice open() {
    return open(8);
  }

  /**
   * As {@link #open()}.
   *
   * @param mostGenerated how many generated programs it keeps
   */
  static OpenClDevice open(int mostGenerated) {
    DeviceInfo info = get().info();
    return new OpenClDriver()
        .candidates().stream()
            .filter(candidate -> candidate.info().equals(info))
            .map(candidate -> ((OpenClCandidate) candidate).open(mostGenerated))
            .findFirst()
            .orElseThrow();
  }
}
