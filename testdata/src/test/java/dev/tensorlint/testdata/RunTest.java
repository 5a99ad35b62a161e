// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceReport;
import dev.tensorlint.runtime.device.Devices;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every case runs on every device, and the run shows what header and markers say. */
@ExtendWith(SharedCases.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RunTest {

  private final List<Case> cases = Cases.in(Folders.TESTDATA);
  private final CaseRuns runs;

  RunTest(CaseRuns runs) {
    this.runs = runs;
  }

  @TestFactory
  Stream<DynamicTest> onPlainJava() {
    return testsOn(Devices.java());
  }

  @TestFactory
  Stream<DynamicTest> onOpenCl() {
    return Devices.openCl()
        .map(this::testsOn)
        .orElseGet(() -> Stream.of(dynamicTest("every case", RunTest::reportMissingOpenCl)));
  }

  private Stream<DynamicTest> testsOn(Device device) {
    return cases.stream()
        .map(program -> dynamicTest(program.toString(), () -> check(program, device)));
  }

  private void check(Case program, Device device) {
    Observation seen = runs.of(program, device);
    String differences = String.join("\n", Agreement.differences(program, seen));
    assertEquals("", differences, () -> program.file() + "\n" + seen.failure());
  }

  static void reportMissingOpenCl() {
    String reasons =
        Devices.list().stream()
            .filter(report -> !report.usable())
            .map(DeviceReport::reason)
            .collect(Collectors.joining("; "));
    if (Boolean.getBoolean("tensorlint.requireOpenCL")) {
      fail("OpenCL is required and not there: " + reasons);
    }
    abort("no OpenCL device: " + reasons);
  }
}
