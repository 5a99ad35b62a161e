// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.tensorlint.runtime.DType;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.cl_program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is made of the errors of a driver that breaks. */
class OpenClFailuresTest {

  private final OpenClFailures failures = new OpenClFailures("Fast");

  /** The names of the errors come from JOCL, which loads the driver. */
  @BeforeEach
  void needsTheDriver() {
    OpenClForTests.get();
  }

  private static void fails(int status) {
    throw new CLException(CL.stringFor_errorCode(status), status);
  }

  @Test
  void aLostDeviceIsToldOnceAndNotAskedAgain() {
    DeviceLostException first =
        assertThrows(
            DeviceLostException.class,
            () -> failures.running("reading data", () -> fails(CL.CL_DEVICE_NOT_AVAILABLE)));
    assertEquals(
        "Fast is lost (CL_DEVICE_NOT_AVAILABLE while reading data): its data is gone; go on with"
            + " Devices.use(Devices.java()), or start anew",
        first.getMessage());
    DeviceLostException second =
        assertThrows(
            DeviceLostException.class,
            () -> failures.allocating(8, () -> fail("the driver was asked")));
    assertSame(first, second.getCause());
    assertDoesNotThrow(() -> failures.releasing(() -> fails(CL.CL_INVALID_MEM_OBJECT)));
  }

  @ParameterizedTest
  @ValueSource(ints = {CL.CL_INVALID_COMMAND_QUEUE, CL.CL_INVALID_CONTEXT, -9999})
  void manyCodesMeanThatTheDeviceIsLost(int status) {
    assertThrows(DeviceLostException.class, () -> failures.running("running", () -> fails(status)));
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        CL.CL_MEM_OBJECT_ALLOCATION_FAILURE,
        CL.CL_OUT_OF_RESOURCES,
        CL.CL_OUT_OF_HOST_MEMORY,
        CL.CL_INVALID_BUFFER_SIZE
      })
  void aFullDeviceCanBeAskedAgain(int status) {
    AllocationFailedException full =
        assertThrows(
            AllocationFailedException.class,
            () ->
                failures.allocating(
                    4096,
                    () -> {
                      fails(status);
                      return "";
                    }));
    assertEquals(4096, full.bytes());
    assertTrue(full.toString().contains("Fast says " + CL.stringFor_errorCode(status)));
    assertEquals("memory", failures.allocating(1, () -> "memory"));
  }

  @Test
  void memoryThatIsMissedOnlyAtUseIsMissed() {
    assertThrows(
        AllocationFailedException.class,
        () -> failures.running("starting x", () -> fails(CL.CL_MEM_OBJECT_ALLOCATION_FAILURE)));
  }

  @Test
  void anyOtherErrorStaysWhatItIs() {
    assertThrows(
        CLException.class,
        () -> failures.running("starting x", () -> fails(CL.CL_INVALID_KERNEL_ARGS)));
    assertThrows(
        CLException.class, () -> failures.releasing(() -> fails(CL.CL_INVALID_MEM_OBJECT)));
  }

  @Test
  void aKernelThatDoesNotBuildShowsTheLog() {
    OpenClDevice device = OpenClForTests.get();
    KernelBuildException broken =
        assertThrows(
            KernelBuildException.class,
            () -> CL.clReleaseProgram(device.build("broken", "kernel void x() { nonsense(; }")));
    assertTrue(
        broken.toString().contains("the kernels of broken do not build: "), broken.toString());
    assertTrue(broken.buildLog().contains("expected expression"), broken.buildLog());
    cl_program sound = device.build("sound", "kernel void x() {}");
    CL.clReleaseProgram(sound);
  }

  @Test
  void anArrayCanBeTooLongForJava() {
    AllocationFailedException full =
        assertThrows(
            AllocationFailedException.class,
            () -> Devices.java().allocate(DType.INT32, Integer.MAX_VALUE));
    assertEquals(4L * Integer.MAX_VALUE, full.bytes());
  }
}
